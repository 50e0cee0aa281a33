import { describe, expect, test } from 'vitest'
import { findRunInHeadings } from '../../../../src/understand/decide/headings/run-in-headings.ts'
import { findBodyStyle } from '../../../../src/understand/evidence/body-style.ts'
import { drawLines } from '../../../support/draw-block.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { prose } from '../../../support/prose.ts'

const BODY = findBodyStyle([drawPage(prose(9, 70))])

/** Run-in headings of drawn paragraphs. */
function runInsOf(paragraphs: readonly string[], body = BODY): string[] {
  return [
    ...findRunInHeadings(
      paragraphs.map(art => drawLines(art)),
      body,
    ).values(),
  ].map(found => found.text)
}

/** The same of two paragraphs with the same words after bold ones. */
const runsInTwo = (words: string) => runInsOf([`<b>Rivers.</b> ${words}`, `<b>Old towns.</b> ${words}`])

const rest = 'They move slowly through the old towns of the land.'

describe('run-in headings', () => {
  test('are bold words with a full stop, colon or dash that open several paragraphs', () => {
    expect(runInsOf([`<b>Rivers.</b> ${rest}`, `<b>Old towns.</b> ${rest}`])).toEqual(['Rivers.', 'Old towns.'])
    const more = `${rest} ${rest}`
    expect(runInsOf([`<b>Rivers:</b> ${more}`, `<b>Old towns:</b> ${more}`])).toEqual(['Rivers:', 'Old towns:'])
    expect(runInsOf([`<b>Rivers</b> — ${rest}`, `<b>Old towns</b> — ${rest}`])).toEqual(['Rivers', 'Old towns'])
    expect(runInsOf([`<b>Rivers</b>—${rest}`, `<b>Old towns</b>—${rest}`])).toEqual(['Rivers', 'Old towns'])
    expect(runInsOf([`<b>Rivers</b>-${rest}`, `<b>Old towns</b>-${rest}`])).toEqual([])
  })

  test('are italic words, or words in another font, that open two paragraphs with a full stop, or three', () => {
    const italic = (sign: string) =>
      ['Rivers', 'Towns', 'People'].map(words => `<i>${words}${sign}</i> ${rest} ${rest}`)
    expect(runInsOf(italic(':'))).toEqual(['Rivers:', 'Towns:', 'People:'])
    expect(runInsOf(italic(':').slice(1))).toEqual([])
    expect(runInsOf(italic('.').slice(1))).toEqual(['Towns.', 'People.'])
    expect(runInsOf(italic('.').slice(2))).toEqual([])
  })

  test('may end with a wide gap before a sentence instead of a sign', () => {
    const apart = ['Old rivers', 'Towns', 'People'].map(words => `<i>${words}</i>  ${rest}`)
    expect(runInsOf(apart)).toEqual(['Old rivers', 'Towns', 'People'])
    expect(runInsOf(['Old rivers', 'Towns', 'People'].map(words => `<i>${words}</i> ${rest}`))).toEqual([])
  })

  test('are no labels of what persons did, however many they are', () => {
    const names =
      'Ann Lee, Bo Berg, Carl Old, Dora Young, Eva Small, Finn Tall, Greta Hill, Hans Wood, Ida Stone, Jan Field.'
    const more = `${rest} ${rest}`
    expect(runInsOf([`<b>Data curation:</b> ${names}`, `<b>Supervision:</b> ${names}`])).toEqual([])
    expect(runInsOf([`<b>Data curation:</b> ${more}`, `<b>Supervision:</b> ${more}`])).toHaveLength(2)
  })

  test('are followed by text: after a stop some words are enough', () => {
    expect(runsInTwo('They move through towns.')).toEqual(['Rivers.', 'Old towns.'])
    expect(runsInTwo('They move slow.')).toEqual([])
  })

  test('are not what opens one paragraph alone: that is emphasis', () => {
    expect(runInsOf([`<b>Rivers.</b> ${rest}`, rest])).toEqual([])
  })

  test('are no symbols whose meaning a list gives', () => {
    const symbols = ['P', 'L<sub>c</sub>', '𝑃𝑐', 'Q'].map(symbol => `<i>${symbol}</i> – ${rest} ${rest}`)
    expect(runInsOf(symbols)).toEqual([])
  })

  test('are of one style and one sign to support each other', () => {
    expect(runInsOf([`<b>Rivers.</b> ${rest}`, `<b>Old towns:</b> ${rest}`])).toEqual([])
  })

  test('may be alone with a deep number or the key word of a section of its own', () => {
    expect(runInsOf([`<b>4.1. Rivers.</b> ${rest}`])).toEqual(['4.1. Rivers.'])
    expect(runInsOf([`<i>Acknowledgments.</i> ${rest}`])).toEqual(['Acknowledgments.'])
  })

  test('need no sign where bold words are the key word of such a section', () => {
    expect(runInsOf([`<b>Conflict of interest</b> ${rest}`])).toEqual(['Conflict of interest'])
    expect(runInsOf([`<b>Course of rivers</b> ${rest}`])).toEqual([])
    expect(runInsOf([`<i>Conflict of interest</i> ${rest}`])).toEqual([])
  })

  test('may have their number in the type of the text before them', () => {
    expect(runInsOf([`2.1. <b>Old towns.</b> ${rest}`])).toEqual(['2.1. Old towns.'])
    expect(runInsOf([`Of the <b>old towns.</b> ${rest}`, `Of the <b>rivers.</b> ${rest}`])).toEqual([])
  })

  test('may be long with a number, or where shorter ones have their type', () => {
    const long = `Rivers ${prose(2, 65, 'of').join(' ')}`
    expect(runInsOf([`<i>3.1. ${long}.</i> ${rest}`])).toEqual([`3.1. ${long}.`])
    const short = ['Rivers', 'Towns', 'People'].map(words => `<i>${words}.</i> ${rest}`)
    expect(runInsOf([...short, `<i>${long}.</i> ${rest}`])).toContain(`${long}.`)
    expect(runInsOf([...short.slice(1), `<i>${long}.</i> ${rest}`])).not.toContain(`${long}.`)
  })

  test('may hold a symbol in a font of its own, which does not end them', () => {
    expect(runInsOf([`<b>2.1. Rivers of</b> β <b>and towns.</b> ${rest}`])).toEqual(['2.1. Rivers of β and towns.'])
    expect(runInsOf([`<b>2.1. Rivers.</b> Ω ${rest}`])).toEqual(['2.1. Rivers.'])
  })

  test('with a number end before a name in their type that opens the text', () => {
    expect(runInsOf([`<i>2.1. Old towns. Riverfinder</i> was used in them to see ${rest}`])).toEqual([
      '2.1. Old towns.',
    ])
    expect(runInsOf([`<i>2.1. Old towns of PR-9. Riverfinder</i> was used in them to see ${rest}`])).toEqual([
      '2.1. Old towns of PR-9.',
    ])
    expect(runInsOf([`<i>Old towns. Riverfinder</i> was used in them to see ${rest}`])).toEqual([])
  })

  test.each([
    ['the label of a file', `<b>Additional file 3:</b> ${rest} ${rest}`],
    ['the label of a theorem', `<b>Theorem 2.</b> ${rest}`],
    ['the key word of the front matter', '<b>Keywords:</b> rivers, towns, water and people, land'],
    ['words without a sign at their end', `<b>Rivers</b> ${rest.replace('They', 'they')}`],
    ['words that start small', `<b>rivers.</b> ${rest}`],
    ['a full stop inside a sentence', '<b>Dr.</b> lee moves slowly through the old towns of the land.'],
    ['a paragraph that is bold as a whole', `<b>Rivers. ${rest}</b>`],
    ['words with little text behind them', '<b>Rivers.</b> They move.'],
    ['a label with a short value', '<b>Height:</b> 1200 metres above the sea.'],
    ['a stretch longer than headings are', `<b>${prose(2, 70).join(' ')}.</b> ${rest}`],
    ['a sign without letters', `<b>1.</b> ${rest}`],
  ])('are not %s', (_, art) => {
    expect(runInsOf([art, art, art])).toEqual([])
  })

  test('of bold words are none where the body is bold', () => {
    const bold = { ...BODY, isBold: true }
    expect(runInsOf([`<b>Rivers.</b> ${rest}`, `<b>Towns.</b> ${rest}`], bold)).toEqual([])
  })

  test('run over a line end, and are known by the first line of their paragraph', () => {
    const lines = drawLines(['<b>Rivers and the people</b>', '<b>of old towns.</b> They move slowly through the land.'])
    const other = drawLines(`<b>Boats.</b> ${rest}`)
    const found = findRunInHeadings([lines, other], BODY)
    const [first] = lines
    expect(first && found.get(first)).toEqual({
      characters: 'Riversandthepeopleoftheoldtowns.'.length - 'the'.length,
      text: 'Rivers and the people of old towns.',
      style: 'bold',
      look: 'bold',
      ending: '.',
      isSure: false,
      evidence: ['run-in-bold'],
    })
  })

  test('are none without paragraphs', () => {
    expect(runInsOf([])).toEqual([])
  })
})
