/** Which pages are recognised from their pictures. */
export const OCR_MODES = ['auto', 'always', 'never'] as const
export type OcrMode = (typeof OCR_MODES)[number]

/** Which program recognises: the one that comes with this package, or the `tesseract` of the machine. */
export const OCR_ENGINES = ['tesseract.js', 'native'] as const
export type OcrEngineName = (typeof OCR_ENGINES)[number]

/** How pictures of pages become text. */
export interface OcrOptions {
  /** Default `auto`: pages without a text that can be used. */
  readonly mode?: OcrMode | undefined
  /** Languages by ISO 639-1 (`de`) or as tesseract names them (`deu`); default: that of the first page. */
  readonly languages?: readonly string[] | undefined
  /** Folder with data of further languages, `CODE.traineddata`. */
  readonly dataFolder?: string | undefined
  /** Default `tesseract.js`. */
  readonly engine?: OcrEngineName | undefined
  /** Pages recognised at once; default 1, about 200 MB each. */
  readonly threads?: number | undefined
  /** Called before each page: how many are done, and of how many. */
  readonly onProgress?: ((done: number, pages: number) => void) | undefined
}
