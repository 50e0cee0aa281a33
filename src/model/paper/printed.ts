import type { Box } from '../../base/geometry/box.ts'

/** A box on a page of the file. */
export interface Place extends Box {
  /** Page of the file, from 1. */
  readonly page: number
}

/** A part of a printed line: its box, and the code points of the block's text that it holds, half-open. */
export interface PrintedWord extends Box {
  readonly start: number
  readonly end: number
}

/** A printed line of a block: where it is, and which code points of the block's text it holds, half-open. */
export interface PrintedLine extends Place {
  readonly start: number
  readonly end: number
  /** Its words, where places of words were asked for. */
  readonly words?: readonly PrintedWord[]
}
