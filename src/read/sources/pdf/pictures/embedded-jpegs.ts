import { streamAround } from '../file/raw-streams.ts'

/** A picture that is in the file as JPEG. */
export interface EmbeddedJpeg {
  /** In pixels, as its dictionary says. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The filter of a picture in JPEG (PDF 1.7, table 6), and the bytes such a picture begins with. */
const FILTER = '/DCTDecode'
const START_OF_IMAGE = Buffer.from([0xff, 0xd8, 0xff])

/** Nothing else was done to the bytes: another filter has its name beside this one. */
const ONLY_FILTER = /\/Filter\s*(?:\[\s*\/DCTDecode\s*\]|\/DCTDecode\b)/
/** What changes how a picture looks: other colours, a shape that is cut out of it; readers of JPEG show four colours differently. */
const CHANGED = /\/(?:Decode|SMask|Mask|ImageMask|DeviceCMYK|Indexed|Separation|DeviceN)\b/

/** The pictures that are in a PDF as JPEG and look as such. Those in an encrypted file are not found. */
export function findJpegs(bytes: Uint8Array): readonly EmbeddedJpeg[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const jpegs: EmbeddedJpeg[] = []
  for (let at = file.indexOf(FILTER); at !== -1; at = file.indexOf(FILTER, at + 1)) {
    const stream = streamAround(file, at)
    if (stream === undefined || !isPlain(stream.dictionary)) continue
    if (!stream.packed.subarray(0, START_OF_IMAGE.length).equals(START_OF_IMAGE)) continue
    const [width, height] = [numberOf('Width', stream.dictionary), numberOf('Height', stream.dictionary)]
    if (width > 0 && height > 0) jpegs.push({ width, height, bytes: stream.packed })
  }
  return jpegs
}

function isPlain(dictionary: string): boolean {
  return ONLY_FILTER.test(dictionary) && !CHANGED.test(dictionary)
}

function numberOf(key: string, dictionary: string): number {
  return Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0)
}
