import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { drawPage } from '../../../support/draw-page.ts'

const LINE = 'The river goes on past the old towns and the people beside it see it.'

/** What is furniture of a page that has the words below its text. */
function noticesOn(words: string): string[] {
  const lines = Array.from({ length: 8 }, () => LINE)
  const layouts = layOutPages([drawPage([...lines, '', words, '', ...lines])], 12)
  return findFurniture(layouts).map(({ line, evidence }) => `${evidence.join()}: ${line.text}`)
}

describe('a line that says that the text goes on', () => {
  test.each([
    '(Continued on next page)',
    '(Continued from previous page)',
    'Continued',
    '(cont.)',
    'Fortsetzung auf der nächsten Seite',
    '(suite page suivante)',
    '(Continúa en la página siguiente)',
    'Continua na próxima página',
    'Segue a pagina 7',
    'Продолжение на следующей странице',
    'Nastavak na sljedećoj stranici',
    'Ciąg dalszy na następnej stronie',
  ])('is no text: %s', words => {
    expect(noticesOn(words)).toEqual([`says-that-text-goes-on: ${words}`])
  })

  test.each([
    'Continued growth',
    'Suite',
    'Table 2 (continued)',
    'Continued on the next page are the towns of the north.',
  ])('has no other words: %s', words => {
    expect(noticesOn(words)).toEqual([])
  })
})
