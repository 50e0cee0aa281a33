import { describe, expect, test } from 'vitest'
import type { BlockCorrection } from '../../../../src/model/corrections/corrections.ts'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { openingOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Inline } from '../../../../src/model/paper/paper.ts'
import { blocksOf } from '../../../../src/understand/build/body/sections.ts'
import { understandPaper } from '../../../../src/products/recipes/understand.ts'
import { renameCorrections } from '../../../../src/write/writers/inspection/rename-corrections.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'

const FIRST = 'Stones lie in teh river, as <b>every k\ufffdper</b> of it knows who'
const NOTED = 'looked for them^1^ in spring when the water of the river is low and'

const PAGES = [
  drawPage([
    'On the Slow Movement of Rivers {18 bold}',
    '',
    'l Introduction {12 bold}',
    '',
    ...paragraph(5, 70, 'Rivers'),
    '',
    FIRST,
    NOTED,
    ...prose(12, 70, 'Water'),
    'and nobody has asked the of-',
    '',
    '',
    '',
    '^1^ That is what the diaries of the keepers say of it. {8}',
  ]),
  drawPage(['ficer of the harbour about it, who knew. It was late', ...prose(8, 70, 'Stones'), 'which they were.'], {
    number: 2,
  }),
]

async function understand(corrections: readonly BlockCorrection[] = []) {
  const diagnostics: Diagnostic[] = []
  const document = { pages: PAGES, outline: [], metadata: {}, pageCount: PAGES.length }
  const options = { id: 'rivers', source: 'rivers.pdf', language: 'en', corrections }
  const understanding = await understandPaper(document, options, diagnostic => diagnostics.push(diagnostic))
  expect(understanding.account.unaccounted).toBe(0)
  return { ...understanding, unused: diagnostics.map(({ code, message }) => `${code} ${message}`) }
}

const plain = await understand()

function blockOf(line: string) {
  const block = plain.decisions.map(decided => decided.block).find(each => each.lines.some(({ text }) => text === line))
  if (block === undefined) throw new Error(`no block has the line ${line}`)
  return block
}

/** A correction of the words of a line that the program reads. */
function correct(read: string, is: string): BlockCorrection {
  const block = blockOf(read)
  const line = block.lines.findIndex(({ text }) => text === read) + 1
  return { block: block.id, text: openingOfBlock(block), words: [{ line, read, is }] }
}

function contentOf({ paper }: Awaited<ReturnType<typeof understand>>, part: string): readonly Inline[] {
  const blocks = blocksOf(paper.sections).flatMap(block => (block.type === 'paragraph' ? [block.content] : []))
  const found = blocks.find(content => textOf(content).includes(part))
  if (found === undefined) throw new Error(`no paragraph has ${part}`)
  return found
}

function textOf(content: readonly Inline[]): string {
  return content.map(inline => (inline.type === 'text' ? inline.text : '')).join('')
}

const READ = 'Stones lie in teh river, as every k\ufffdper of it knows who'
const IS = 'Stones lie in the river, as every keeper of it knows who'

describe('corrected words', () => {
  test('are the words of the paragraph, in the style in which they are printed', async () => {
    const corrected = await understand([correct(READ, IS)])
    expect(corrected.unused).toEqual([])
    const content = contentOf(corrected, 'Stones lie')
    expect(textOf(content)).toMatch(/^Stones lie in the river, as every keeper of it knows who looked for them/)
    expect(content).toContainEqual({ type: 'text', text: 'every keeper', style: { bold: true } })
    expect(content.filter(({ type }) => type === 'page-break')).toHaveLength(1)
    expect(corrected.correctedLines).toMatchObject([{ entry: { line: 1, found: { page: 1 } }, read: READ, is: IS }])
  })

  test('leave calls of notes and hyphens of line ends where they are', async () => {
    const noted = 'looked for them1 in spring when the water of the river is low and'
    const first = correct(noted, 'had looked for those1 in springtime when the water of the river is low and')
    const last = correct('and nobody has asked the of-', 'and nobody has asked some of-')
    const corrected = await understand([{ ...first, words: [...(first.words ?? []), ...(last.words ?? [])] }])
    const content = contentOf(corrected, 'springtime')
    const call = content.findIndex(({ type }) => type === 'footnote-call')
    expect(content[call]).toEqual({ type: 'footnote-call', mark: '1', footnoteId: expect.any(String) as string })
    expect(textOf(content.slice(0, call))).toMatch(/had looked for those$/)
    expect(textOf(content)).toContain('nobody has asked some officer of the harbour')
  })

  test('number a heading anew', async () => {
    const corrected = await understand([correct('l Introduction', '1 Introduction')])
    const { block } = correct('l Introduction', '')
    expect(corrected.decisions.find(each => each.block.id === block)?.decision.heading?.number).toBe('1')
    expect(corrected.paper.sections.at(-1)?.title).toEqual([
      { type: 'text', text: 'Introduction', style: { bold: true } },
    ])
  })

  test('are found in another block of the page, and told where they are not', async () => {
    const { words } = correct(READ, IS)
    const moved: BlockCorrection = { block: 'p1-zzzzz', text: 'gone', words: [{ line: 7, read: READ, is: IS }] }
    expect(words).toHaveLength(1)
    const corrected = await understand([moved])
    expect(corrected.unused).toEqual([])
    expect(textOf(contentOf(corrected, 'Stones lie'))).toContain('every keeper')
    expect(renameCorrections([moved], corrected)).toEqual([{ ...correct(READ, IS), text: READ.slice(0, 60) }])

    const lost: BlockCorrection = { ...moved, words: [{ line: 1, read: 'Nobody wrote this line', is: 'Somebody did' }] }
    const unused = await understand([lost])
    expect(unused.unused).toEqual([
      'W_CORRECTION_UNUSED the correction of p1-zzzzz ("gone") is not used: no line reads "Nobody wrote this line"',
    ])
    expect(renameCorrections([lost], unused)).toEqual([lost])
  })

  test('need nothing where the program reads them by now', async () => {
    const corrected = await understand([correct(READ, READ), { ...correct(READ, READ), block: 'p2-zzzzz', words: [] }])
    expect(textOf(contentOf(corrected, 'Stones lie'))).toEqual(textOf(contentOf(plain, 'Stones lie')))
  })
})
