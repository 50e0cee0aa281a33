import { describe, expect, it } from 'vitest'
import type { Box } from '../../../../src/base/geometry/box.ts'
import type { Caption } from '../../../../src/understand/build/floats/floats.ts'
import { type FigurePart, matchFigures, usualSide } from '../../../../src/understand/build/floats/match-figures.ts'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const caption = (place: Box): Caption => ({ page: 1, blocks: [], box: place })
const part = (place: Box): FigurePart => ({ box: place, interior: [] })

/** Two figures in one column, each over its caption: the second drawing is nearer to the first caption. */
const FIRST = { drawing: part(box(100, 50, 300, 150)), caption: caption(box(150, 160, 250, 170)) }
const SECOND = { drawing: part(box(100, 185, 300, 285)), caption: caption(box(150, 320, 250, 330)) }
const CAPTIONS = [FIRST.caption, SECOND.caption]

describe('the usual side', () => {
  it('is that of most captions', () => {
    const figures = [FIRST.drawing.box, SECOND.drawing.box]
    expect(usualSide([{ figures, captions: [FIRST.caption] }])).toBe('above')
    expect(usualSide([{ figures: [SECOND.drawing.box], captions: [FIRST.caption] }])).toBe('below')
  })

  it('is above where nothing shows it', () => {
    expect(usualSide([])).toBe('above')
    expect(usualSide([{ figures: [box(0, 0, 10, 10)], captions: [SECOND.caption] }])).toBe('above')
  })
})

describe('figures and captions', () => {
  it('are matched on the usual side, though the next caption is nearer', () => {
    const matched = matchFigures([FIRST.drawing, SECOND.drawing], CAPTIONS, 'above')
    expect(matched.get(FIRST.caption)).toEqual([FIRST.drawing])
    expect(matched.get(SECOND.caption)).toEqual([SECOND.drawing])
  })

  it('are matched by the box that a person gives, which takes what is in it and nothing else', () => {
    const said: Caption = { ...FIRST.caption, drawing: box(90, 180, 310, 290) }
    const matched = matchFigures([FIRST.drawing, SECOND.drawing], [said, SECOND.caption], 'above')
    expect(matched.get(said)).toEqual([SECOND.drawing])
    expect(matched.get(SECOND.caption)).toEqual(undefined)
    expect(matched.get(undefined)).toEqual([FIRST.drawing])
  })

  it('are matched on the other side where a caption has no figure', () => {
    const [above, below] = [caption(box(100, 20, 300, 30)), caption(box(100, 300, 300, 310))]
    const matched = matchFigures([part(box(100, 40, 300, 140)), part(box(100, 200, 300, 290))], [above, below], 'above')
    expect(matched.get(above)).toEqual([part(box(100, 40, 300, 140))])
  })

  it('are matched where a caption stands beside its figure', () => {
    const beside = caption(box(310, 100, 400, 140))
    expect(matchFigures([FIRST.drawing], [beside], 'above').get(beside)).toEqual([FIRST.drawing])
  })

  it('take in what is next to a drawing and not over its caption', () => {
    const label = part(box(80, 60, 95, 70))
    const matched = matchFigures([label, SECOND.drawing, FIRST.drawing], CAPTIONS, 'above')
    expect(matched.get(FIRST.caption)).toEqual([label, FIRST.drawing])
    expect(matched.get(undefined)).toBeUndefined()
  })

  it('are not joined over a caption, nor with what is far away', () => {
    const far = part(box(400, 600, 450, 650))
    const matched = matchFigures([FIRST.drawing, far, SECOND.drawing], [FIRST.caption], 'above')
    expect(matched.get(FIRST.caption)).toEqual([FIRST.drawing])
    expect(matched.get(undefined)).toEqual([far, SECOND.drawing])
  })
})
