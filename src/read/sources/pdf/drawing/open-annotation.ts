import type { GraphicsState } from './graphics-state.ts'

/** How much a page has drawn. */
export type DrawnLengths = Readonly<Record<'areas' | 'lines' | 'pictures' | 'shapes' | 'frames' | 'glyphs', number>>

/** What is brought back after an annotation. */
export interface OpenAnnotation {
  readonly drawing: DrawnLengths
  /** States that were saved before it. */
  readonly saved: number
  readonly state: GraphicsState
}
