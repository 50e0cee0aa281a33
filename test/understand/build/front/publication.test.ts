import { describe, expect, test } from 'vitest'
import type { Furniture } from '../../../../src/model/paper/paper.ts'
import { readPublication } from '../../../../src/understand/build/front/publication.ts'

const place = { page: 1, left: 0, top: 0, right: 9, bottom: 9 }
const line = (text: string) => ({ text, place })
const head = (text: string, page = 2): Furniture => ({ role: 'running-header', text, place: { ...place, page } })

const toText = (facts: ReturnType<typeof readPublication>) =>
  facts.map(({ field, value, confidence }) => `${field} ${value} ${confidence}`)

describe('readPublication', () => {
  test('is surer of what several places say, and counts a running head once', () => {
    const context = {
      furniture: [head('doi: 10.1000/a'), head('doi: 10.1000/a', 3)],
      partsOfFurniture: [],
      metadata: { DOI: '10.1000/A' },
    }
    const [doi] = readPublication([line('https://doi.org/10.1000/a')], context)
    expect(doi).toEqual({
      field: 'doi',
      value: '10.1000/a',
      confidence: 1,
      evidence: ['doi', 'page', 'furniture', 'metadata'],
      place,
    })
    expect(toText(readPublication([], { ...context, metadata: {} }))).toEqual(['doi 10.1000/a 0.9'])
  })

  test('takes the surer of two values, and the more exact of two dates', () => {
    const lines = [line('Rope 12 (1998), 217–219'), line('© 1998 X'), line('Published: 3 May 1998'), line('p. 1-9')]
    expect(toText(readPublication(lines, { furniture: [], partsOfFurniture: [], metadata: {} }))).toEqual([
      'journal Rope 0.75',
      'volume 12 0.75',
      'first-page 1 0.9',
      'last-page 9 0.9',
      'date 1998-05-03 0.9',
      'copyright © 1998 X 0.9',
    ])
  })

  test('reads the metadata of the file; the name of a publisher is none of a journal', () => {
    const metadata = { PublicationName: 'Rope Publishing Group', Volume: '3', StartingPage: '1', Rights: '© 2009 Rope' }
    expect(toText(readPublication([], { furniture: [], partsOfFurniture: [], metadata }))).toEqual([
      'volume 3 0.8',
      'first-page 1 0.8',
      'date 2009 0.5',
      'publisher Rope Publishing Group 0.8',
      'copyright © 2009 Rope 0.9',
    ])
  })

  test('takes no date of receipt from a running head', () => {
    expect(
      readPublication([], { furniture: [head('Wisdom received 3 May 1998')], partsOfFurniture: [], metadata: {} }),
    ).toEqual([])
  })
})

test('a journal in a running head is named between wide gaps', () => {
  const furniture = [head('Annals of Wet Places The Depth of Ponds')]
  const parts = [line('Annals of Wet Places'), line('The Depth of Ponds')]
  expect(toText(readPublication([], { furniture, partsOfFurniture: parts, metadata: {} }))).toEqual([
    'journal Annals of Wet Places 0.75',
  ])
})
