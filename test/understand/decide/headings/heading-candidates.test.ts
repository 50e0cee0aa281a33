import { ENOUGH } from '../../../../src/base/collections/rules.ts'
import { describe, expect, test } from 'vitest'
import type { OutlineEntry, Rule } from '../../../../src/model/page/page.ts'
import type { Neighbours } from '../../../../src/understand/decide/headings/heading-style.ts'
import {
  type HeadingCandidate,
  styleOf,
  readHeadingCandidate,
} from '../../../../src/understand/decide/headings/heading-candidates.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const column = { left: 48, top: 0, right: 48 + 70 * 6, bottom: 700 }
const NO_NEIGHBOURS: Neighbours = { before: undefined, after: undefined }

interface Setting {
  readonly neighbours?: Neighbours
  readonly outline?: readonly OutlineEntry[]
  readonly affinity?: number
  readonly isBareNumber?: boolean
  readonly isTrusted?: boolean
  readonly number?: number
}

/** A drawn block read as a heading of a paper whose body is upright type of ten points. */
function read(art: string | readonly string[], setting: Setting = {}) {
  const body = evidenceOf([drawPage(prose(20, 70))])
  const block = drawBlock(art, { column, number: setting.number ?? 1 })
  const evidence = { ...body, outline: setting.outline ?? [] }
  const candidate = readHeadingCandidate(block, {
    neighbours: setting.neighbours ?? NO_NEIGHBOURS,
    evidence,
    fontAffinity: () => setting.affinity ?? 0,
    isBareNumber: setting.isBareNumber ?? false,
    isTrusted: () => setting.isTrusted ?? false,
  })
  return candidate && { ...candidate, names: namesOf(candidate) }
}

/** The names of the rules that hold for a candidate. */
function namesOf({ rules }: HeadingCandidate): string[] {
  return rules.map(({ rule }) => rule)
}

describe('the style of a block', () => {
  test('is that of all its lines', () => {
    expect(styleOf(drawBlock('ON RIVERS {14 bold}', { column }))).toEqual({
      size: 14,
      isBold: true,
      isItalic: false,
      isCapital: true,
      isCentered: false,
      isUnderlined: false,
      isColored: false,
    })
    expect(styleOf(drawBlock('On Rivers {bold}\nand more', { column })).isBold).toBe(false)
  })

  test('is centred where as much is free left as right', () => {
    const narrow = { ...column, left: 48 - 60, right: 48 + 9 * 6 + 62 }
    expect(styleOf(drawBlock('On Rivers', { column: narrow })).isCentered).toBe(true)
    expect(styleOf(drawBlock('On Rivers', { column })).isCentered).toBe(false)
  })

  test('is coloured where all of it has another colour than the body', () => {
    const block = drawBlock('On Rivers {#0b5394}', { column })
    expect(styleOf(block).isColored).toBe(true)
    expect(styleOf(block, '#0b5394').isColored).toBe(false)
  })
})

describe('an underlined block', () => {
  const below = baselineOf(0) + 1.5
  const rule = (from: number, to: number): Rule => ({
    orientation: 'horizontal',
    box: {
      left: MARGIN + from * CHARACTER_WIDTH,
      top: below,
      right: MARGIN + to * CHARACTER_WIDTH,
      bottom: below + 0.5,
    },
  })
  const styled = (art: string, rules: readonly Rule[]) => styleOf(drawBlock(art, { column, rules })).isUnderlined

  test('has a line below all its words, of their length', () => {
    expect(styled('On Rivers', [rule(0, 9)])).toBe(true)
    expect(styled('2.1 On Small Rivers', [rule(4, 19)])).toBe(true)
    expect(styled('On Rivers', [rule(0, 60)])).toBe(false)
    expect(styled('On Rivers and Lakes', [rule(3, 9)])).toBe(false)
  })

  test('is no row of columns', () => {
    expect(styled('River     Length     Depth', [rule(0, 26)])).toBe(false)
  })

  test('has points for it', () => {
    const block = drawBlock('On Rivers', { column, rules: [rule(0, 9)] })
    const evidence = evidenceOf([drawPage(prose(20, 70))])
    const context = {
      neighbours: NO_NEIGHBOURS,
      evidence,
      fontAffinity: () => 0,
      isBareNumber: false,
      isTrusted: () => false,
    }
    expect(readHeadingCandidate(block, context)?.facts.isUnderlined).toBe(true)
  })
})

/** Points for larger type, space above, a line alone and a tag of the file. */
const LARGER_AND_APART = 1.75

describe('a block', () => {
  test('that is only a number can be a heading where numbers stand for headings', () => {
    expect(read('3 {12}')).toBeUndefined()
    expect(read('3 {12}', { isBareNumber: true })?.text).toBe('3')
  })

  test.each([
    ['of six lines', ['A', 'b', 'c', 'd', 'e', 'f'].map(word => `${word} river`)],
    ['of more characters than headings have', prose(4, 70)],
    ['with hardly any letters', ['12 34 56 78 ab']],
    ['of type much smaller than the body', ['On Rivers {6}']],
    ['with letters that are not known', ['On R\uFFFDvers {bold}']],
  ])('%s cannot be a heading', (_, art) => {
    expect(read(art)).toBeUndefined()
  })

  test('with a long number needs only the letters of a word behind it', () => {
    expect(read('2.2.1 KNX {bold}')?.number).toMatchObject({ number: '2.2.1', rest: 'KNX' })
    expect(read('2.2.1 km {bold}')).toBeUndefined()
  })

  test.each([
    ['bold', 'On Rivers {bold}'],
    ['italic', 'On Rivers {italic}'],
    ['capitals', 'ON RIVERS'],
    ['larger', 'On Rivers {11}'],
    ['much-larger', 'On Rivers {14}'],
    ['other-font', 'On Rivers {font=Sans}'],
    ['colour', 'On Rivers {#800000}'],
    ['tagged-heading', 'On Rivers {tag=H2}'],
    ['numbered', '2 On Rivers'],
    ['keyword-references', 'References'],
    ['keyword-introduction', 'Introduction'],
  ])('has points for: %s', (rule, art) => {
    expect(read(art)?.names).toContain(rule)
    expect(read(art)?.points).toBeGreaterThan(read('On Rivers')?.points ?? Infinity)
  })

  test.each([
    ['ends-like-a-sentence', 'Rivers move slowly.'],
    ['ends-open', 'Rivers move slowly,'],
    ['starts-small', 'rivers move slowly'],
    ['bullet', '• Rivers move slowly'],
    ['long', prose(2, 68)],
    ['fills-column', prose(1, 70)],
    ['number-before-small-letter', '2 rivers move slowly'],
    ['labelled-statement', 'Lemma 4.1. For any river there is a town'],
    ['labelled-statement', 'Definition 4. Rivers of towns'],
    ['labelled-statement', 'H1a: Old rivers grow more than new ones.'],
    ['labelled-statement', 'RQ2. Do old rivers grow more than new ones?'],
    ['formula', 'CR = CI/RI'],
    ['formula', 'X X'],
    ['row-of-cells', 'Rivers      Old towns        Water'],
    ['labels-of-parts', '(a) Rivers (b) Towns'],
    ['opens-text', `<b>${prose(1, 56)[0]}ward.</b> To eval-`],
  ])('loses points for: %s', (rule, art) => {
    expect(read(art)?.names).toContain(rule)
    expect(read(art)?.points).toBeLessThan(read('Rivers move slowly')?.points ?? -Infinity)
  })

  test('ends like no sentence with the shortened name of who described a species', () => {
    for (const species of ['Salix alba L.', 'Mentha rivalis Benth.', 'Mentha rivalis (L.) Huds.'])
      expect(read(`${species} {bold}`)?.names).not.toContain('ends-like-a-sentence')
    expect(read('<i>Salix alba</i> L.')?.style.isItalic).toBe(true)
    expect(read('<i>Salix alba</i> in town')?.style.isItalic).toBe(false)
    expect(read('Rivers move to Town. {bold}')?.names).toContain('ends-like-a-sentence')
  })

  test('is no row of cells where a line was stretched', () => {
    expect(read('Rivers      Towns      Water')?.names).not.toContain('row-of-cells')
  })

  test('has more points for a deep number than for a flat one', () => {
    expect(read('2.1 On Rivers')?.points).toBeGreaterThan(read('2 On Rivers')?.points ?? Infinity)
  })

  test('has points for a font that headings are set in', () => {
    expect(read('On Rivers {font=Sans}', { affinity: 0.9 })?.names).toContain('font-of-headings')
    expect(read('On Rivers {font=Sans}', { affinity: 0.3 })?.names).not.toContain('font-of-headings')
  })

  test('that opens a paragraph is none, though the outline has its words, and would be none in larger type apart from the text', () => {
    const [words = ''] = prose(1, 56)
    const outline = [{ title: `${words}ward.`, level: 1, page: 1 }]
    expect(read(`<b>${words}ward.</b> To eval-`, { outline })?.points).toBeLessThan(ENOUGH - LARGER_AND_APART)
  })

  test('has points for an entry of the outline with its words, on its page or the next', () => {
    const outline = (page: number | undefined) => [{ title: 'On rivers', level: 1, page }]
    expect(read('3 On Rivers', { outline: outline(1) })?.names).toContain('outline')
    expect(read('3 On Rivers', { outline: outline(undefined) })?.names).toContain('outline')
    expect(read('3 On Rivers', { outline: outline(4) })?.names).not.toContain('outline')
    expect(read('3 Of Towns', { outline: outline(1) })?.names).not.toContain('outline')
  })

  test('has points for standing alone between a finished paragraph and a longer text', () => {
    const before = drawBlock(paragraph(2, 70), { column })
    const after = drawBlock(['', '', '', '', ...paragraph(3, 70)], { column })
    const art = ['', '', '', 'On Rivers']
    expect(read(art, { neighbours: { before, after } })?.names).toContain('stands-alone')
    const open = drawBlock(prose(2, 70), { column })
    expect(read(art, { neighbours: { before: open, after } })?.names).not.toContain('stands-alone')
    expect(read(art, { neighbours: { before, after: undefined } })?.names).not.toContain('stands-alone')
  })

  test('has points for space above and below', () => {
    const before = drawBlock('before it', { column })
    const after = drawBlock(['', '', '', '', '', '', 'after it'], { column })
    expect(read(['', '', '', 'On Rivers'], { neighbours: { before, after } })?.names).toEqual(
      expect.arrayContaining(['space-above', 'space-below']),
    )
    const near = { before: drawBlock(['', '', 'before it'], { column }), after: undefined }
    expect(read(['', '', '', 'On Rivers'], { neighbours: near })?.names).not.toContain('space-above')
  })

  test('is none where it is an ORCID iD with its name', () => {
    expect(read('P. Novak: https://orcid.org/0000-0002-1825-0097 {10 bold}')).toBeUndefined()
    expect(read('ORCID {10 bold}')).toBeDefined()
  })

  test('has a key of its style, the same for sizes that differ by rounding', () => {
    const keyOf = (art: string) => read(art)?.styleKey
    expect(keyOf('On Rivers {12 bold}')).toBe(keyOf('Of Towns {12.1 bold}'))
    expect(keyOf('On Rivers {12 bold}')).not.toBe(keyOf('On Rivers {12 italic}'))
    expect(keyOf('On Rivers {12 bold}')).not.toBe(keyOf('On Rivers {13 bold}'))
  })
})
