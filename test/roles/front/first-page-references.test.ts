import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { textsOf } from '../../support/decide.ts'
import { prose } from '../../support/prose.ts'

const entries = [
  'Brandt, I. (1999). Reeds and how to cut them. Journal of Ponds, 3(1), 12-19. {8}',
  '    https://doi.org/10.5555/jp.1999.12                                       {8}',
  'Haugen, J. (2004). Herons of the north. Bird Letters, 12, 1-8.               {8}',
  'Holm, P. (2010). Gauges and how to read them. Uppsala: University Press.     {8}',
]

test('references on the first page are no information about the paper', () => {
  const page = drawPage([
    'On the Slow Movement of Rivers {18 bold}',
    '',
    'Ann Lee',
    'University of Old Town, Germany',
    '',
    '1 Introduction {12 bold}',
    '',
    ...prose(12, 70),
    '',
    'References {12 bold}',
    '',
    ...entries,
  ])
  expect(textsOf([page], 'publication-info')).toEqual([])
  expect(textsOf([page], 'authors').join(' ')).not.toContain('Holm')
  expect(textsOf([page], 'reference').join(' ')).toContain('Brandt')
})
