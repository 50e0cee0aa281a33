import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { textsOf } from '../../../support/decide.ts'
import { prose } from '../../../support/prose.ts'

const entries = [
  'Brandt, I. (1999). Loaves and how to rise them. Journal of Ovens, 3(1), 2-9. {8}',
  '    https://doi.org/10.5555/jo.1999.02                                       {8}',
  'Kern, J. (2004). Bakers of the south. Bread Letters, 12, 1-8.                 {8}',
  'Holm, P. (2010). Scales and how to set them. Old Town: University Press.      {8}',
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
