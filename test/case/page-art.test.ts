import { describe, expect, test } from 'vitest'
import { joinPieces } from '../../src/understand/layout/lines/pieces.ts'
import type { Page } from '../../src/model/page/page.ts'
import { textOfBlock } from '../../src/understand/evidence/blocks.ts'
import { findBodyStyle } from '../../src/understand/evidence/body-style.ts'
import { decide } from '../support/decide.ts'
import { drawLayers, drawPage, LINE_HEIGHT } from '../support/draw-page.ts'
import { ruleAbove } from '../support/draw-rules.ts'
import { paragraph, prose } from '../support/prose.ts'
import { toPageArt } from './page-art.mjs'
import { fitLine, startReplacing } from './replace-words.mjs'
import { toCase } from './test-text.mjs'

const text = paragraph(8, 70, 'Sailors')
const ROWS = [
  ...prose(8, 70, 'Sailors'),
  '',
  '3.2 Harbours of the <b>Old</b> World {12}',
  '',
  ...text,
  'It is so.^4^ They stay there.',
  '',
  'A Line in Colour {14 bold #800000 font=Sans}',
  '',
  ...text,
  '',
  '^4^ See the other books. {8}',
]
const OPTIONS = { rules: [ruleAbove(ROWS.length - 1, 0, 20)], height: 500 }

const artOf = (page: Page, replace = startReplacing()) =>
  toPageArt(page, joinPieces(page.runs), { body: findBodyStyle([page]), leading: LINE_HEIGHT, replace })
const drawnAgain = (page: Page) => {
  const { layers, ...options } = artOf(page)
  return drawLayers(layers, options)
}
const rolesOf = (page: Page) => decide([drawPage(prose(40, 70)), { ...page, number: 2 }]).map(({ role }) => role)

describe('a page that is drawn again', () => {
  test('has the roles of the printed one, in their places', () => {
    const page = drawPage(ROWS, OPTIONS)
    const again = drawnAgain(page)
    expect(rolesOf(page)).toEqual(expect.arrayContaining(['heading', 'text', 'footnote']))
    expect(rolesOf(again)).toEqual(rolesOf(page))
    expect(again.rules).toEqual(page.rules)
    expect(again.height).toBe(page.height)
  })

  test('has none of its words, and its figures, signs, capitals and looks', () => {
    const { layers } = artOf(drawPage(ROWS, OPTIONS))
    const lines = layers.flat()
    const heading = lines.find(line => line.startsWith('3.2')) ?? ''
    expect(heading).toMatch(/^3\.2 \p{Lu}\p{Ll}{7} of the <b>\p{Lu}\p{Ll}{2}<\/b> \p{Lu}\p{Ll}{4} \{12\}$/u)
    expect(lines.join(' ')).not.toMatch(/Sailors|Harbours|World|Colour/)
    expect(lines).toContainEqual(expect.stringMatching(/\^4\^/))
    expect(lines).toContainEqual(expect.stringMatching(/ \{14 bold font=Sans #800000\}$/))
  })

  test('has a layer more where types of two sizes are side by side', () => {
    const left = drawPage(['', ...prose(6, 30)])
    const right = drawPage(
      ['', ...prose(6, 30).map(line => `${' '.repeat(40)}${line} {14}`)].map((line, i) => (i === 0 ? '.' : line)),
    )
    const { layers } = artOf({ ...left, runs: [...left.runs, ...right.runs] })
    expect(layers).toHaveLength(2)
    expect(drawLayers(layers).runs.length).toBe(left.runs.length + right.runs.length)
  })

  test('is written as a test', () => {
    const art = artOf(drawPage(['Old Towns {14 bold}', '', ...text]))
    const written = toCase(art, [{ role: 'heading', text: "River's <b>Towns</b> of all the land" }], {
      up: '../',
      isFirst: false,
    })
    expect(written).toContain(`"heading: River's Towns of",`)
    expect(written).toContain("import { prose } from '../support/prose.ts'")
    expect(written).toContain(`  ${layersAsCode(art.layers[0]?.[0] ?? '')},`)
  })
})

function layersAsCode(line: string): string {
  return `'${line}'`
}

describe('other words', () => {
  test('are the same for the same word, in any case, and of its length', () => {
    const replace = startReplacing()
    const [first, second] = [replace('Lighthouse'), replace('LIGHTHOUSE of lighthouse')]
    expect(first).toMatch(/^\p{Lu}\p{Ll}{9}$/u)
    expect(second).toBe(`${first.toUpperCase()} of ${first.toLowerCase()}`)
  })

  test('leave what rules look for: key words, figures, signs', () => {
    expect(startReplacing()('Figure 3: References, https://doi.org/10.1000/7 et al.')).toBe(
      'Figure 3: References, https://doi.org/10.1000/7 et al.',
    )
  })

  test('are of the same script', () => {
    expect(startReplacing()('Морской λόγος 港湾')).toMatch(
      /^\p{Lu}\p{Script=Cyrillic}{6} \p{Script=Greek}{5} \p{Script=Han}{2}$/u,
    )
  })

  test('fill their line as the printed ones did', () => {
    expect(fitLine('river towns water people 1999', 31)).toHaveLength(31)
    expect(fitLine('river towns water people 1999', 26)).toHaveLength(26)
    expect(fitLine('1 2 3', 31)).toBe('1 2 3')
  })
})

test('a paragraph that comes again has the same words again', () => {
  const blocks = decide([drawnAgain(drawPage([...text, '', ...text]))])
  expect(textOfBlock(blocks[0]?.block ?? fail())).toBe(textOfBlock(blocks[1]?.block ?? fail()))
})

function fail(): never {
  throw new Error('the page has two blocks')
}
