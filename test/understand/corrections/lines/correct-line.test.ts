import { describe, expect, test } from 'vitest'
import type { BlockCorrection } from '../../../../src/model/corrections/corrections.ts'
import type { LineCorrections } from '../../../../src/model/corrections/line-corrections.ts'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { toLatex } from '../../../../src/base/math/writing/latex.ts'
import { openingOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { blocksOf } from '../../../../src/understand/build/body/sections.ts'
import type { Inline, TextInline } from '../../../../src/model/paper/paper.ts'
import { correctPaper } from '../../../../src/understand/build/paper-corrections.ts'
import { understandPaper } from '../../../../src/products/recipes/understand.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'

const RATE = 'the rate is r2 = 5 and r2 falls with the water of the river, they say, as'
const DISPLAY = 'E = m c 2 + k'
const NOTED = 'looked for them^1^ in spring when the water^2^ of the river is low and'

const PAGES = [
  drawPage([
    'On the Slow Movement of Rivers {18 bold}',
    '',
    '1 Introduction {12 bold}',
    '',
    ...paragraph(5, 70, 'Rivers'),
    RATE,
    ...prose(3, 70, 'Water'),
    '',
    `          ${DISPLAY}`,
    '',
    NOTED,
    ...prose(4, 70, 'Stones'),
    'and so it was.',
    '',
    '',
    '^1^ That is what the diaries of the keepers say of it. {8}',
    '^2^ Nobody has measured how low it was in that year. {8}',
  ]),
]

async function understand(corrections: readonly BlockCorrection[] = []) {
  const diagnostics: Diagnostic[] = []
  const document = { pages: PAGES, outline: [], metadata: {}, pageCount: PAGES.length }
  const options = { id: 'rivers', source: 'rivers.pdf', language: 'en', corrections }
  const understanding = await understandPaper(document, options, diagnostic => diagnostics.push(diagnostic))
  expect(understanding.account.unaccounted).toBe(0)
  const { paper } = correctPaper(understanding.paper, understanding, corrections, () => {})
  return { ...understanding, paper, unused: diagnostics.map(({ code, message }) => `${code} ${message}`) }
}

const plain = await understand()

/** A correction of the block that has a line. */
function correct(
  text: string,
  said: (at: { line: number; read: string }) => Partial<BlockCorrection>,
): BlockCorrection {
  for (const { block } of plain.decisions) {
    const place = block.lines.findIndex(line => line.text.startsWith(text))
    const read = block.lines[place]?.text
    if (read !== undefined) return { block: block.id, text: openingOfBlock(block), ...said({ line: place + 1, read }) }
  }
  throw new Error(`no line begins with ${text}`)
}

type Understood = Awaited<ReturnType<typeof understand>>

function inlinesOf({ paper }: Understood): readonly Inline[] {
  return blocksOf(paper.sections).flatMap(block => {
    if (block.type === 'paragraph' || block.type === 'footnote') return block.content
    return block.type === 'doubt' ? (block.content ?? []) : []
  })
}

function formulasOf(understood: Understood): readonly TextInline[] {
  return inlinesOf(understood).filter((inline): inline is TextInline => inline.type === 'text' && !!inline.formula)
}

describe('a formula', () => {
  const formulas = (list: LineCorrections['formulas']) =>
    correct('the rate', at => ({ formulas: (list ?? []).map(each => ({ ...each, ...at })) }))
  const entry = { line: 0, read: '' }

  test('is what a person says it is, in the place of its words', async () => {
    const said = await understand([formulas([{ ...entry, part: 'r2 = 5', is: 'r^2=5' }])])
    expect(said.unused).toEqual([])
    expect(formulasOf(said).map(({ text }) => text)).toEqual(['r²\u00A0=\u00A05'])
    expect(said.paper.corrections).toEqual([{ part: 'formula', page: 1, read: 'r2 = 5', is: 'r^{2}=5' }])
    const text = inlinesOf(said).map(inline => (inline.type === 'text' ? inline.text : ''))
    expect(text.join('')).toContain('the rate is r²\u00A0=\u00A05 and r2 falls')
  })

  test('is found by its words with blanks of any kind', async () => {
    const said = await understand([formulas([{ ...entry, part: 'r2\u00A0= 5', is: 'r^2=5' }])])
    expect(said.unused).toEqual([])
  })

  test('is found as the n-th of its line, and is no letter of a word', async () => {
    const said = await understand([formulas([{ ...entry, part: 'r2', nth: 2, is: 'r_2' }])])
    expect(formulasOf(said)).toHaveLength(1)
    const text = inlinesOf(said).map(inline => (inline.type === 'text' ? inline.text : ''))
    expect(text.join('')).toContain('r2 = 5 and r₂ falls')
    const inside = await understand([formulas([{ ...entry, part: 'r', is: '\\rho' }])])
    expect(inside.unused).toEqual([expect.stringContaining('the line has no "r"')])
  })

  test('of a block that is one is a display', async () => {
    const role = correct('E =', at => ({
      role: 'formula',
      formulas: [{ ...at, part: at.read, is: 'E=mc^2+\\sum_i k_i' }],
    }))
    const said = await understand([role])
    expect(said.unused).toEqual([])
    const [formula] = formulasOf(said)
    expect(formula?.formula?.isDisplay).toBe(true)
    expect(formula?.formula && toLatex(formula.formula.math)).toBe('E=mc^{2}+\\sum_{i}k_{i}')
  })

  test('that cannot be read or found is told', async () => {
    const { unused } = await understand([
      formulas([
        { ...entry, part: 'r2', is: '\\foo' },
        { ...entry, part: 'r3', is: 'r_3' },
        { ...entry, part: 'r2', is: '' },
      ]),
    ])
    expect(unused).toEqual([
      expect.stringContaining('its LaTeX cannot be read: \\foo is not known'),
      expect.stringContaining('the line has no "r3"'),
      expect.stringContaining('there is no formula to be made text'),
    ])
  })
})

describe('a mark', () => {
  const calls = ({ paper }: Understood) =>
    inlinesOf({ ...plain, paper }).flatMap(each =>
      each.type === 'footnote-call' ? [[each.mark, each.footnoteId]] : [],
    )

  test('calls the note that a person says, or none', async () => {
    expect(calls(plain)).toEqual([
      ['1', 'fn1'],
      ['2', 'fn2'],
    ])
    const said = await understand([
      correct('looked for', at => ({
        calls: [
          { ...at, mark: '1', note: '2 Nobody has measured' },
          { ...at, mark: '2', note: '' },
        ],
      })),
    ])
    expect(said.unused).toEqual([])
    expect(calls(said)).toEqual([['1', 'fn2']])
    expect(said.paper.corrections).toEqual([
      { part: 'call', page: 1, read: '1', is: '2 Nobody has measured' },
      { part: 'call', page: 1, read: '2', is: '' },
    ])
  })

  test('and a note that are not there are told', async () => {
    const { unused } = await understand([
      correct('looked for', at => ({
        calls: [
          { ...at, mark: '7', note: '1 That is' },
          { ...at, mark: '1', note: '9 Nothing of this kind at all' },
        ],
      })),
    ])
    expect(unused).toEqual([
      expect.stringContaining('no word of the line ends with "7"'),
      expect.stringContaining('there is no note "9 Nothing of this kind at all"'),
    ])
  })
})

test('a language is that of the paragraph, and of no other', async () => {
  const said = await understand([correct('looked for', () => ({ language: 'de' }))])
  const languages = blocksOf(said.paper.sections).flatMap(block =>
    block.type === 'page-break' ? [] : [block.language],
  )
  expect(languages.filter(language => language !== undefined)).toEqual(['de'])
  expect(said.paper.corrections).toEqual([{ part: 'language', page: 1, read: '', is: 'de' }])
})
