import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { textWithoutMarks } from '../src/understand/build/paragraphs/inlines.ts'
import type { Paper, Section } from '../src/model/paper/paper.ts'
import { convertPaper } from '../src/products/recipes/paper.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../fixtures/paper/${name}`, import.meta.url))

/** Headings without their numbers, paragraphs and items of a paper, in their order. */
function textsOf({ sections }: Paper): string[] {
  const ofSection = ({ title, blocks, sections: nested }: Section): string[] => [
    ...(title.length === 0 ? [] : [textWithoutMarks(title)]),
    ...blocks.flatMap(block => (block.type === 'paragraph' ? [textWithoutMarks(block.content)] : [])),
    ...nested.flatMap(ofSection),
  ]
  return sections.flatMap(ofSection)
}

/** Notes of a paper, in their order. */
function notesOf({ sections }: Paper): string[] {
  const ofSection = ({ blocks, sections: nested }: Section): string[] => [
    ...blocks.flatMap(block => (block.type === 'footnote' ? [textWithoutMarks(block.content)] : [])),
    ...nested.flatMap(ofSection),
  ]
  return sections.flatMap(ofSection)
}

const NOTE = /#footnote\[([^\]]*)\]/g

/** Blocks of text of a Typst source, from its first heading on. */
function blocksOfTypst(source: string): string[] {
  const body = source.slice(source.search(/^= /m)).replace(/^(=+ .*)$/gm, '\n$1\n')
  return body.split(/\n\s*\n/).flatMap(block => {
    const text = block
      .replace(NOTE, '')
      .replace(/#set .*|^\s*#\[|\]\s*$/gm, '')
      .trim()
    if (text === '') return []
    const items = /^#list\[(.*)$/s.exec(text)?.[1]
    return items === undefined ? [text.replace(/^=+ /, '').replace(/\s+/g, ' ')] : items.split('][')
  })
}

/** Typst prints curly quotes for straight ones. */
const withStraightQuotes = (text: string) => text.replace(/[”“]/g, '"')

describe.each([
  ['arabic', 'ar', 'قياس ظلال النخيل في واحة خيالية'],
  ['hebrew', 'he', 'המגדלור שלא נבנה'],
])('the %s paper', (name, language, title) => {
  test('has every paragraph, heading and note exactly as it was written', async () => {
    const source = readFileSync(fileOf(`${name}.typ`), 'utf8')
    const { paper } = await convertPaper(fileOf(`${name}.pdf`))
    expect(paper.language).toBe(language)
    expect(textWithoutMarks(paper.front.title)).toBe(title)
    expect(textsOf(paper).map(withStraightQuotes)).toEqual(blocksOfTypst(source))
    expect(notesOf(paper)).toEqual([...source.matchAll(NOTE)].map(([, note]) => note))
  })
})

describe('the Japanese paper in vertical lines', () => {
  test('has every paragraph and heading exactly as it was written, ruby apart', async () => {
    const { paper } = await convertPaper(fileOf('japanese-vertical.pdf'))
    const blocks = readFileSync(fileOf('japanese-vertical.txt'), 'utf8').trim().split('\n')
    const written = blocks.map(block => block.replace(/^# \S+ /, '').replace(/《.*?》|[<>[\]]/g, ''))
    expect(paper.language).toBe('ja')
    expect(textsOf(paper)).toEqual(written)
    expect(paper.sections.map(({ number }) => number)).toEqual(['一', '二', '三'])
    const ruby = blocks.flatMap(block => [...block.matchAll(/《(.*?)》/g)].map(([, text]) => text))
    expect(paper.furniture.map(({ role, text }) => [role, text])).toEqual(ruby.map(text => ['margin', text]))
  })
})
