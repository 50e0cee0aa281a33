import type { GreyImage } from './grey-image.ts'

export interface PagePicture {
  readonly image: GreyImage
  /** Pixels in an inch of the page. */
  readonly dpi: number
  /** The resolution that was asked for, or as much of it as a page of that size may have. */
  readonly wantedDpi: number
}
