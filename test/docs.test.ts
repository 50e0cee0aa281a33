import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { FOLDER_STACK, PACKAGE_DOORS, WINGS } from '../scripts/folder-stack.mjs'
import { findDialect } from '../scripts/plain-english.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A longer cell of a table is a paragraph, and is read as one. */
const MOST_CHARACTERS_OF_A_CELL = 300

/** Lines of a README that is read to its end. */
const MOST_LINES = 160

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** A file or a folder in code: `model/paper/paper.ts`, `src/understand/decide/`, `.ci/run`. What has `NAME` in it is an example. */
const PATH_IN_CODE = /`(\.?[\w-]+(?:\/[\w.-]+)+\/?|[\w-]+\/|[\w.-]+\.(?:ts|mjs|js|json|xsl|dtd|rng|md))`/g
const LINK = /\]\((?!https?:)([^)#]+)\)/g

/** Outputs of the program, what the build makes, and files that a reader is asked to make. */
const NO_PATH = /NAME|^dist\/|^OUT\/|^batch\.jsonl$/

/** Paths that a page names, as they are written there: from the root of the project or from `src/`. */
function pathsNamedIn(name: string): string[] {
  const matches = [...read(name).matchAll(PATH_IN_CODE), ...read(name).matchAll(LINK)]
  return [...new Set(matches.map(match => match[1] ?? ''))].filter(
    path => !NO_PATH.test(path) && !(path in PACKAGE_DOORS),
  )
}

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files and folders that are there', name => {
  const isThere = (path: string) => ['', 'src'].some(folder => existsSync(join(ROOT, folder, path)))
  expect(pathsNamedIn(name).filter(path => !isThere(path))).toEqual([])
})

const PAGES = readdirSync(join(ROOT, 'docs')).flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : []))

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...PAGES])('%s is in plain English', name => {
  expect(findDialect(read(name)).map(({ found, say }) => `${found}: say ${say}`)).toEqual([])
})

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s has commands of package.json', name => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(name).matchAll(/`npm run ([\w:-]+)/g)].map(match => match[1] ?? '')
  expect(named.filter(command => !(command in scripts))).toEqual([])
})

describe('ARCHITECTURE.md', () => {
  const [, directions = ''] = read('ARCHITECTURE.md').split('## Who may import whom')

  test('has the wings and rooms that the linter checks, in their order', () => {
    const [stack = ''] = directions.split('Each package has one door')
    const rows = [...stack.matchAll(/^\| `([\w./-]+?)\/?` \|/gm)].map(match => match[1])
    const rooms = FOLDER_STACK.filter(({ name }) => name.includes('/'))
    expect(rows).toEqual([...WINGS, ...rooms].map(({ name }) => name))
  })

  test('has the doors of packages that the linter checks', () => {
    const doors = Object.entries(PACKAGE_DOORS)
    const rows = [...new Set(doors.map(([, door]) => door))].map(door => {
      const packages = doors.filter(([, other]) => other === door).map(([name]) => `\`${name}\``)
      return `| \`${door}/\` | ${packages.sort().join(', ')} |`
    })
    expect(rows.filter(row => !directions.includes(row))).toEqual([])
  })

  test('has no paragraphs in its tables', () => {
    const rows = read('ARCHITECTURE.md').match(/^\|.*\|$/gm) ?? []
    const cells = rows.flatMap(row => row.split('|'))
    expect(cells.filter(cell => cell.length > MOST_CHARACTERS_OF_A_CELL)).toEqual([])
  })
})

describe('README.md', () => {
  test('is short enough to be read', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(MOST_LINES)
  })

  test('has no sentence of more than 30 words', () => {
    const sentences = sentencesOf(read('README.md'))
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter(sentence => countWords(sentence) > MOST_WORDS_OF_A_SENTENCE)).toEqual([])
  })

  test('shows output as it is', () => {
    const [, shown = ''] = /```xml\n([\s\S]*?)```/.exec(read('README.md')) ?? []
    expect(shown.split('\n')).toHaveLength(11)
    expect(read('fixtures/paper/two-column.tei.xml')).toContain(shown)
  })

  test('has the figures that were measured', () => {
    const rows = read('README.md').matchAll(/^\| (?:title|authors|fields|citations)[^|]*\| ([\d.]+) \| ([\d.]+) \|$/gm)
    const figures = [...rows].map(([, ours, theirs]) => `| ${ours} | ${theirs} |`)
    expect(figures).toHaveLength(4)
    expect(figures.filter(pair => !read('test/bench/RESULTS.md').includes(pair))).toEqual([])
  })
})

/** A longer one has to be read twice. */
const MOST_WORDS_OF_A_SENTENCE = 30

/** Sentences, headings and cells of tables of a page, without its code and the addresses of its links. */
function sentencesOf(page: string): readonly string[] {
  const text = page.replace(/```[\s\S]*?```/g, '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  const parts = text.split(/\n\s*\n|\n(?=[#|-])/).flatMap(part => (part.startsWith('|') ? part.split('|') : [part]))
  return parts.flatMap(part => part.split(/(?<=[.!?])\s+/)).filter(sentence => /\p{L}/u.test(sentence))
}

/** Names in code, like error codes in a list, are no words of the sentence. */
function countWords(sentence: string): number {
  return sentence
    .replace(/`[^`]*`/g, '')
    .split(/\s+/)
    .filter(word => /\p{L}/u.test(word)).length
}
