import { describe, expect, test } from 'vitest'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { findFootnoteCalls } from '../../../../src/understand/build/notes/footnote-calls.ts'
import { linkFootnotes, splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import {
  type InlineContext,
  textWithoutMarks,
  toInlines,
  toPrintedText,
} from '../../../../src/understand/build/paragraphs/inlines.ts'
import type { Inline } from '../../../../src/model/paper/paper.ts'
import { drawLines, linesOfPage } from '../../../support/draw-block.ts'
import { contextOf, pagesBehindOf } from '../../../support/inline-context.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'
import { drawRecognised } from '../../../support/recognised.ts'

/** Inlines as one string: `<b>…</b>` for styles, `|page 2|`, `|column|`, `|-|` for an undone hyphen, `|1=fn1|`. */
function show(inlines: readonly Inline[]): string {
  return inlines.map(showInline).join('')
}

function showInline(inline: Inline): string {
  switch (inline.type) {
    case 'text': {
      const { bold, italic, underline, script } = inline.style
      const tags = [bold && 'b', italic && 'i', underline && 'u', script].filter(tag => tag)
      return tags.reduce<string>((text, tag) => `<${tag}>${text}</${tag}>`, inline.text)
    }
    case 'page-break':
      return `|page ${inline.page.local}${inline.breaksWord ? '!' : ''}|`
    case 'column-break':
      return `|column${inline.breaksWord ? '!' : ''}|`
    case 'line-break':
      return `|line${inline.breaksWord ? '!' : ''}|`
    case 'float-break':
      return '|float|'
    case 'hyphen':
      return `|${inline.character}|`
    case 'footnote-call':
      return `|${inline.mark}=${inline.footnoteId}|`
    case 'citation-start':
      return `|${inline.targets.join(' ')}:`
    case 'callout-start':
      return `|${inline.kind} ${inline.targets.join(' ')}:`
    case 'citation-end':
    case 'callout-end':
      return '|'
    case 'label-end':
      return '|label|'
    case 'formula-place':
      return `|formula ${inline.formula}|`
  }
}

const inlinesOf = (art: string | readonly TextLine[], context: Partial<InlineContext> = {}) =>
  show(toInlines(typeof art === 'string' ? drawLines(art) : art, contextOf(context)))

describe('lines become text', () => {
  test('with one blank between words and lines', () => {
    expect(inlinesOf('Rivers   move\nslowly.')).toBe('Rivers move slowly.')
  })

  test('with bold, italic, raised and lowered words, blanks in plain type', () => {
    expect(inlinesOf('See <b>old rivers</b> and <i>towns</i> of 10^3^ H<sub>2</sub>O')).toBe(
      'See <b>old rivers</b> and <i>towns</i> of 10<super>3</super> H<sub>2</sub>O',
    )
  })

  test('as one text for neighbours of one style, apart where any mark of it differs', () => {
    const texts = (art: string) => toInlines(drawLines(art), contextOf()).length
    expect(texts('<b>old</b> <b>rivers</b>')).toBe(1)
    expect(texts('<b>old</b><i>rivers</i>')).toBe(2)
    expect(texts('x^2^<sub>2</sub>')).toBe(3)
  })

  test('apart where their letters were learned from the shapes of a font', () => {
    const lines = drawLines('The old rivers moved slowly').map(line => ({
      ...line,
      words: line.words.map(word => ({
        ...word,
        runs: word.runs.map(run =>
          /old|rivers/u.test(run.text) ? { ...run, font: { ...run.font, isLearned: true as const } } : run,
        ),
      })),
    }))
    const learned = toInlines(lines, contextOf()).filter(inline => inline.type === 'text' && inline.isLearned === true)
    expect(show(learned).trim()).toBe('old rivers')
  })

  test('without the styles that the body has', () => {
    expect(inlinesOf('<b>old</b> <i>rivers</i>', { bodyIsBold: true, bodyIsItalic: true })).toBe('old rivers')
  })

  test('none from no lines', () => {
    expect(toInlines([], contextOf())).toEqual([])
  })
})

describe('lines of Chinese and Japanese', () => {
  test('join without a blank', () => {
    expect(inlinesOf('村の人び\nとは時を知り、\n灯台守')).toBe('村の人びとは時を知り、灯台守')
  })

  test('join with figures and Latin words without one in texts of these languages alone', () => {
    expect(inlinesOf('できた31\n日分', { language: 'ja' })).toBe('できた31日分')
    expect(inlinesOf('by 王小明\nand others')).toBe('by 王小明 and others')
  })
})

describe('a hyphen at a line end', () => {
  test('is undone and remembered where the document has the word', () => {
    expect(inlinesOf('the riv-\ners move', { vocabulary: new Map([['rivers', 3]]) })).toBe('the riv|-|ers move')
  })

  test('is kept, without a blank, where the document has it inside a line', () => {
    expect(inlinesOf('a well-\nknown river', { vocabulary: new Map([['well-known', 3]]) })).toBe('a well-known river')
  })

  test('is kept before a digit', () => {
    expect(inlinesOf('the COVID-\n19 years')).toBe('the COVID-19 years')
  })

  test('is undone where it is soft', () => {
    expect(inlinesOf('the xyz\u00ad\nabc move')).toBe('the xyz|\u00ad|abc move')
  })

  test('is judged like any other where the document draws soft hyphens for hyphens', () => {
    const vocabulary = new Map([['well-known', 3]])
    expect(inlinesOf('a well\u00ad\nknown river', { vocabulary, drawsSoftHyphens: true })).toBe('a well-known river')
  })

  test('is no hyphen behind a blank or at the end of the text', () => {
    expect(inlinesOf('rivers -\nand towns')).toBe('rivers - and towns')
    expect(inlinesOf('the end-')).toBe('the end-')
  })

  test('is followed by no blank behind a slash either', () => {
    expect(inlinesOf('rivers and/\nor towns')).toBe('rivers and/or towns')
  })

  test('is followed by no blank behind the dash of a range, but behind one between words', () => {
    expect(inlinesOf('pages 101–\n119 tell')).toBe('pages 101–119 tell')
    expect(inlinesOf('in 1802 –\n3 of them')).toBe('in 1802 – 3 of them')
    expect(inlinesOf('in 1802–\nas he said')).toBe('in 1802– as he said')
  })
})

describe('breaks', () => {
  test('of a page stand at their true place, inside a word too', () => {
    const first = drawLines('the riv-', { number: 1 })
    const second = drawLines('ers move', { number: 2 })
    const vocabulary = new Map([['rivers', 1]])
    expect(inlinesOf([...first, ...second], { vocabulary })).toBe('the riv|-||page 2!|ers move')
    expect(inlinesOf([...drawLines('rivers'), ...drawLines('move', { number: 2 })])).toBe('rivers |page 2|move')
  })

  test('of pages between stand there too', () => {
    expect(inlinesOf([...drawLines('rivers'), ...drawLines('move', { number: 4 })])).toBe(
      'rivers |page 2||page 3||page 4|move',
    )
  })

  test('of pages that the paper does not have stand nowhere', () => {
    const lines = [...drawLines('rivers'), ...drawLines('move', { number: 70_000 })]
    expect(inlinesOf(lines, { pagesBehind: pagesBehindOf([1, 70_000]) })).toBe('rivers |page 70000|move')
  })

  test('of a column stand where the text goes on further up', () => {
    const [top, foot] = drawLines('move\n\n\n\nrivers')
    expect(top && foot && inlinesOf([foot, top])).toBe('rivers |column|move')
  })

  test('of a float stand where a wide gap is left', () => {
    expect(inlinesOf('rivers\n\n\n\nmove')).toBe('rivers |float|move')
    expect(inlinesOf('rivers\n\nmove')).toBe('rivers move')
  })

  test('of lines stand only where they are asked for', () => {
    expect(inlinesOf('rivers\nmove', { lineBreaks: true })).toBe('rivers |line|move')
  })
})

describe('display formulas', () => {
  test('stand behind their line, between blanks', () => {
    const lines = drawLines('rivers\nmove')
    const [first] = lines
    const formulas = new Map(first === undefined ? [] : [[first, [3, 4]]])
    expect(show(toPrintedText(lines, contextOf(), { formulas }).content)).toBe('rivers |formula 3| |formula 4| move')
  })

  test('may stand at the end, and before a page break', () => {
    const lines = [...drawLines('rivers'), ...drawLines('move', { number: 2 })]
    const formulas = new Map(lines.map((line, i) => [line, [i + 1]]))
    expect(show(toPrintedText(lines, contextOf(), { formulas }).content)).toBe(
      'rivers |formula 1| |page 2|move |formula 2|',
    )
  })
})

describe('footnote calls', () => {
  const notes = splitFootnotes(drawLines('^1^ A note. {8}\n^2^ Another. {8}'))
  const withCalls = (art: string) => {
    const lines = drawLines(art)
    return inlinesOf(lines, { calls: findFootnoteCalls(lines, linkFootnotes(notes, new Set())) })
  }

  test('take the place of their marks', () => {
    expect(withCalls('Rivers move.^1^ Towns do not.')).toBe('Rivers move.|1=fn1| Towns do not.')
    expect(withCalls('Rivers move.1 Towns do not.')).toBe('Rivers move.|1=fn1| Towns do not.')
  })

  test('that were recognised apart from their word are at the word', () => {
    const lines = linesOfPage(drawRecognised('Rivers move. ^1^ Towns do not.'))
    const calls = findFootnoteCalls(lines, linkFootnotes(notes, new Set()))
    expect(inlinesOf(lines, { calls })).toBe('Rivers move.|1=fn1| Towns do not.')
  })

  test('of several notes in one mark keep a comma between them', () => {
    expect(withCalls('Rivers move.^1,2^')).toBe('Rivers move.|1=fn1|<super>,</super>|2=fn2|')
  })
})

test.each(RANDOM_SEEDS)('no character is lost but undone hyphens, blanks are never doubled (random page %i)', seed => {
  const lines = linesOfPage(randomPage(seed))
  const inlines = toInlines(lines, contextOf())
  const printed = lines
    .map(line => line.text)
    .join('')
    .replace(/\s/g, '')
  const text = textWithoutMarks(inlines)
  const hyphens = inlines.filter(inline => inline.type === 'hyphen').length
  expect(text.replace(/\s/g, '')).toHaveLength(printed.length - hyphens)
  expect(text).not.toMatch(/\s\s|^\s|\s$/)
})
