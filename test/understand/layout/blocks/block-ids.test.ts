import { describe, expect, test } from 'vitest'
import { pageOfId, startNaming } from '../../../../src/understand/layout/blocks/block-ids.ts'
import { drawLines } from '../../../support/draw-block.ts'

const [rivers, towns] = drawLines(['On Rivers', 'On Towns'])
const spaced = drawLines('On  Ri vers,')[0]

describe('the id of a block', () => {
  test('names the page, and whether it is of a block or of furniture', () => {
    expect(startNaming(3, 'block')(rivers)).toMatch(/^p3-[0-9a-z]{5}$/)
    expect(startNaming(3, 'furniture')(rivers)).toMatch(/^p3f-[0-9a-z]{5}$/)
    expect([pageOfId('p3-abcde'), pageOfId('p12f-abcde.2'), pageOfId('s3')]).toEqual([3, 12, undefined])
  })

  test('depends on the letters of its first line alone', () => {
    const nameOf = startNaming(1, 'block')
    const id = nameOf(towns)
    expect(startNaming(1, 'block')(towns)).toBe(id)
    expect(nameOf(rivers)).not.toBe(id)
    expect(startNaming(1, 'block')(spaced)).toBe(startNaming(1, 'block')(rivers))
  })

  test('counts blocks that begin alike', () => {
    const nameOf = startNaming(1, 'block')
    const id = nameOf(rivers)
    expect([nameOf(rivers), nameOf(towns), nameOf(rivers)]).toEqual([
      `${id}.2`,
      startNaming(1, 'block')(towns),
      `${id}.3`,
    ])
  })

  test('exists for lines without letters and for no line', () => {
    const nameOf = startNaming(1, 'block')
    const [stars, dashes] = drawLines(['***', '---'])
    expect(nameOf(stars)).not.toBe(nameOf(dashes))
    expect(nameOf(undefined)).toMatch(/^p1-[0-9a-z]{5}$/)
  })
})
