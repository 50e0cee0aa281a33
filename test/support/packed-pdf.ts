import { deflateSync } from 'node:zlib'

/** A PDF whose pages have packed contents, with a table of objects, and the places of what it is made of. */
export interface PackedPdf {
  readonly bytes: Buffer
  /** Where the packed content of each page begins, and its length. */
  readonly contents: readonly { readonly start: number; readonly length: number }[]
  /** Where the entry of an object is in the table. */
  entryOf(object: number): number
  /** Where an object begins. */
  placeOf(object: number): number
}

/** Objects of the page of that index, from 0, and of its content. */
export const pageObject = (index: number) => 10 + 2 * index
export const contentObject = (index: number) => 11 + 2 * index

/** A file of one page for each text, which is set in lines of some words, one below the other. */
export function packedPdf(texts: readonly string[]): PackedPdf {
  const objects = new Map<number, Buffer>([
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from(`<< /Type /Pages /Count ${texts.length} /Kids [${kidsOf(texts)}] >>`)],
    [3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
  ])
  const packed = texts.map(text => deflateSync(Buffer.from(contentOf(text))))
  for (const [i, stream] of packed.entries()) {
    const entries = `/Parent 2 0 R /MediaBox [0 0 400 400] /Resources << /Font << /F1 3 0 R >> >>`
    objects.set(pageObject(i), Buffer.from(`<< /Type /Page ${entries} /Contents ${contentObject(i)} 0 R >>`))
    const head = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
    objects.set(contentObject(i), Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')]))
  }
  const { bytes, places, entries } = writeFile(objects)
  const contents = packed.map((stream, i) => ({
    start: bytes.indexOf(stream, places.get(contentObject(i))),
    length: stream.length,
  }))
  return { bytes, contents, entryOf: object => entries.get(object) ?? -1, placeOf: object => places.get(object) ?? -1 }
}

function kidsOf(texts: readonly string[]): string {
  return texts.map((_, i) => `${pageObject(i)} 0 R`).join(' ')
}

/** Words of a line. */
const LINE = 8

function contentOf(text: string): string {
  const words = text.split(' ')
  const lines = Array.from({ length: Math.ceil(words.length / LINE) }, (_, i) => words.slice(LINE * i, LINE * (i + 1)))
  return `BT /F1 8 Tf 20 380 Td ${lines.map(line => `0 -10 Td (${line.join(' ')}) Tj`).join(' ')} ET`
}

function writeFile(objects: ReadonlyMap<number, Buffer>) {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  const places = new Map<number, number>()
  let length = parts.reduce((sum, part) => sum + part.length, 0)
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [number, body] of objects) {
    places.set(number, length)
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const start = length
  add(Buffer.from('xref\n0 1\n0000000000 65535 f \n'))
  const entries = new Map<number, number>()
  for (const [number, place] of places) {
    add(Buffer.from(`${number} 1\n`))
    entries.set(number, length)
    add(Buffer.from(`${String(place).padStart(10, '0')} 00000 n \n`))
  }
  add(Buffer.from(`trailer\n<< /Size 1000 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return { bytes: Buffer.concat(parts), places, entries }
}
