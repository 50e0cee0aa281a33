import { loadCanvas } from './canvas.ts'

/** Open documents of this thread whose pictures are looked at, and not drawn: pdf.js decodes them itself, to plain pixels. */
let readers = 0

/** Has pdf.js decode pictures itself until what it gives back is called. */
export function decodePlainly(): () => void {
  readers++
  let isDone = false
  return () => {
    if (!isDone) readers--
    isDone = true
  }
}

/**
 * Stands in for the class of browsers of the same name, with which pdf.js decodes pictures that are drawn. The decoder of
 * the canvas takes a fifth of the time of that of pdf.js, and its picture is drawn without a copy of its pixels.
 */
export class JpegDecoder {
  readonly #data: Uint8Array

  constructor({ data }: { readonly data: Uint8Array }) {
    this.#data = data
  }

  static isTypeSupported(type: string): Promise<boolean> {
    return Promise.resolve(type === 'image/jpeg')
  }

  /** @throws {Error} where pdf.js is to decode it, which it does then */
  async decode(): Promise<{ readonly image: object }> {
    if (readers > 0) throw new Error('its pixels are wanted')
    const { loadImage } = await loadCanvas()
    const image = await loadImage(Buffer.from(this.#data))
    return { image: Object.assign(image, { close: () => undefined }) }
  }

  close(): void {
    // The picture is let go with its page.
  }
}
