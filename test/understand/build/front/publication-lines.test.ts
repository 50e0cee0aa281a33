import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { separatePublicationLines } from '../../../../src/understand/build/front/publication-lines.ts'
import { drawBlock } from '../../../support/draw-block.ts'

test('dates below an address are separated from it', () => {
  const { authors, information } = separatePublicationLines(
    drawBlock('Institute of Towers, Oslo\n(Dated: May 3, 2019)'),
  )
  expect(textOfBlock(authors)).toBe('Institute of Towers, Oslo')
  expect(information && textOfBlock(information)).toBe('(Dated: May 3, 2019)')
})

test('an address without dates stays whole', () => {
  expect(separatePublicationLines(drawBlock('Institute of Towers\nOslo, Norway')).information).toBeUndefined()
})

test.each(['12 May 2024', '(12. Mai 2024)', '2024-05-12', 'May 12, 2024', '12 мая 2024'])(
  'a date alone below a name is no address: %s',
  date => {
    const { authors, information } = separatePublicationLines(drawBlock(`Ann Lee\n${date}\nInstitute of Towers, Oslo`))
    expect(authors.lines.map(({ text }) => text)).toEqual(['Ann Lee', 'Institute of Towers, Oslo'])
    expect(information?.lines.map(({ text }) => text)).toEqual([date])
    expect(separatePublicationLines(drawBlock(date)).authors.lines).toEqual([])
  },
)

test('an address with a year in it is no date', () => {
  expect(separatePublicationLines(drawBlock('Ann Lee\nHouse of May 2024, Oslo')).information).toBeUndefined()
})
