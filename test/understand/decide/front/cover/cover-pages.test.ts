import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../../src/model/page/page.ts'
import { classifyContents } from '../../../../../src/understand/decide/contents.ts'
import { findCoverPages, hasBookCover } from '../../../../../src/understand/decide/front/cover/cover-pages.ts'
import { evidenceOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'

const TITLE = 'On the Slow Movement of Rivers'
const KIND = "Master's thesis                     {12}"
const GUIDE = 'Supervisor: Prof. Dr. Cara Novak    {10}'

/** A cover with its title and author, and these lines below them. */
function cover(...lines: string[]): string {
  return [
    'University of Somewhere {14}',
    '',
    `${TITLE} {18 bold}`,
    '',
    'Bo von Berg {12}',
    ...lines.flatMap(line => ['', line]),
  ]
    .map(line => `  ${line}`)
    .join('\n')
}

const CONTENTS = `
  Contents                                                {16 bold}

  1 Rivers . . . . . . . . . . . . . . . . . . . . . .  1
  2 Towns . . . . . . . . . . . . . . . . . . . . . . . 3
  3 Bridges . . . . . . . . . . . . . . . . . . . . . . 5
`
const TEXT = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell the running text from all that stands
  before it, which is set in other type or says other things than it.
`
/** As many pages as a short thesis has. */
const TEXTS = Array<string>(8).fill(TEXT)

function draw(arts: readonly string[]): Page[] {
  return arts.map((art, i) => drawPage(art, { number: i + 1 }))
}

describe('the first page is a cover', () => {
  const isCover = (...arts: string[]) => {
    const evidence = evidenceOf(draw(arts))
    return hasBookCover(evidence, classifyContents(evidence, new Map()))
  }

  test.each([
    ['the kind of the work', cover(KIND)],
    ['a guide', cover(GUIDE)],
  ])('where it names %s', (_, first) => {
    expect(isCover(first, ...TEXTS)).toBe(true)
  })

  test('before a list of contents, and not before text alone', () => {
    expect(isCover(cover(), CONTENTS, ...TEXTS)).toBe(true)
    expect(isCover(cover(), ...TEXTS)).toBe(false)
  })

  test('of many pages, without the abstract of a paper and without running text', () => {
    expect(isCover(cover(KIND), ...TEXTS.slice(4))).toBe(false)
    expect(isCover(cover(KIND, 'Abstract {12 bold}', 'We say what rivers do.'), ...TEXTS)).toBe(false)
    expect(isCover(cover(KIND) + TEXT + TEXT, ...TEXTS)).toBe(false)
    const submitted = `
  submitted to the faculty of water in partial fulfilment of all that is
  required for the degree of a master, and read there in the last spring
`
    expect(isCover(cover(KIND) + submitted, ...TEXTS)).toBe(true)
  })

  test('and has the few lines of one', () => {
    const names = Array.from({ length: 45 }, () => 'Ann Lee {10}')
    expect(isCover(cover(KIND, ...names.slice(0, 30)), ...TEXTS)).toBe(true)
    expect(isCover(cover(KIND, ...names), ...TEXTS)).toBe(false)
  })
})

describe('further covers', () => {
  const coversWith = (title: string, arts: readonly string[]) => {
    const evidence = evidenceOf(draw(arts))
    return [...findCoverPages(evidence, classifyContents(evidence, new Map()), title)]
  }
  const coversOf = (...arts: string[]) => coversWith(TITLE, arts)

  test('have the title again, or the kind of the work and its persons in another language', () => {
    const translated = cover('Diplomarbeit {12}', 'Betreuer: Dr. Eva Stone {10}').replace(TITLE, 'Vom Gang der Flüsse')
    expect(coversOf(cover(KIND), cover(), translated, ...TEXTS)).toEqual([1, 2, 3])
    expect(coversOf(cover(KIND), cover().replace(TITLE, 'For my brother'), ...TEXTS)).toEqual([1])
  })

  test('are no pages with an abstract or a list of contents below the title', () => {
    const abstract = cover('Abstract {12 bold}', 'We say what rivers do.')
    const entries = CONTENTS.replace(/.*Contents.*\n/u, '')
    expect(coversOf(cover(KIND), abstract, `  ${TITLE} {12}\n${entries}`, ...TEXTS)).toEqual([1])
  })

  test('have more than one word of the title, which others may have', () => {
    const short = cover(KIND).replace(TITLE, 'Rivers')
    expect(coversWith('Rivers', [short, '  For all who live at rivers {12}', ...TEXTS])).toEqual([1])
  })

  test('stand among the first pages', () => {
    expect(coversOf(cover(KIND), ...TEXTS, cover(KIND))).toEqual([1])
  })
})

test('a page whose text names the title is no title page', () => {
  const abstract = `
  Summary                                                 {16 bold}

  This work, ${TITLE},
  says how rivers move.
`
  const pages = draw([cover(KIND), abstract, cover(), ...TEXTS])
  expect([...findCoverPages(evidenceOf(pages), new Map(), TITLE)]).toEqual([1, 3])
})
