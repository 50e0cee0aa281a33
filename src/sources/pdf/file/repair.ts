import { createInflate } from 'node:zlib'

/** Bytes at the end of a file in which `startxref` is looked for (PDF 1.7, implementation note 18). */
const TAIL_IN_BYTES = 1024

/** Entries of a cross-reference table that are tried; in a shifted table the first are wrong already. */
const ENTRIES_TRIED = 5

/** Whether the file's table of objects is where the file says, and its first entries lead to objects. */
export function hasSoundXref(bytes: Uint8Array): boolean {
  const file = toBuffer(bytes)
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL_IN_BYTES))
  const offset = Number(/startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1])
  const start = file.indexOf('%PDF-')
  if (!Number.isInteger(offset) || start === -1) return false
  const table = file.toString('latin1', start + offset, start + offset + TAIL_IN_BYTES).trimStart()
  if (/^\d+\s+\d+\s+obj/.test(table)) return true
  if (!table.startsWith('xref')) return false
  const entries = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].slice(0, ENTRIES_TRIED)
  return entries.every(([, at]) =>
    /^\s*\d+\s+\d+\s+obj/.test(file.toString('latin1', start + Number(at), start + Number(at) + 30)),
  )
}

/**
 * The file with the objects of its compressed object streams written out behind it, so that they are found without
 * a cross-reference table, as pdf.js finds plain objects; `undefined` where there are none to write out.
 *
 * Object streams hold the page tree and the fonts of most files since PDF 1.5; without their table a reader sees
 * nothing of them. Where the page tree itself is lost, one is made of all pages that are there.
 */
export async function unpackObjects(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const file = toBuffer(bytes)
  if (file.includes('/Encrypt')) return undefined
  const unpacked = (await findObjectStreams(file)).flatMap(stream => splitObjectStream(stream))
  const objects = [...findPlainDictionaries(file), ...unpacked]
  const root = objects.findLast(({ text }) => /\/Type\s*\/Catalog\b/.test(text))
  const extra = root ? [] : makePageTree(objects)
  const rootNumber = root?.number ?? extra[0]?.number
  if (rootNumber === undefined || (unpacked.length === 0 && root)) return undefined
  const written = [...unpacked, ...extra].map(({ number, text }) => `\n${number} 0 obj\n${text}\nendobj`).join('')
  const trailer = `\ntrailer\n<< /Root ${rootNumber} 0 R /Size ${MAX_NUMBER} >>\n`
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\nendstream\nendobj${written}${trailer}`, 'latin1')]))
}

/** An object of the file with its number. */
interface PdfObject {
  readonly number: number
  readonly text: string
}

/** Object numbers of the page tree that is made; larger than any file uses, within what readers allow. */
const MAX_NUMBER = 8_388_607

function makePageTree(objects: readonly PdfObject[]): readonly PdfObject[] {
  const pages = new Set(objects.filter(({ text }) => /\/Type\s*\/Page\b/.test(text)).map(({ number }) => number))
  if (pages.size === 0) return []
  const kids = [...pages].map(number => `${number} 0 R`).join(' ')
  return [
    { number: MAX_NUMBER - 1, text: `<< /Type /Catalog /Pages ${MAX_NUMBER - 2} 0 R >>` },
    { number: MAX_NUMBER - 2, text: `<< /Type /Pages /Count ${pages.size} /Kids [${kids}] >>` },
  ]
}

/** Pages and catalogs outside of compressed streams. */
function findPlainDictionaries(file: Buffer): readonly PdfObject[] {
  const objects = file.toString('latin1').matchAll(/(\d+)\s+\d+\s+obj\s*(<<[^\0]{0,4000}?\bendobj)/g)
  return [...objects].map(([, number = '', text = '']) => ({ number: Number(number), text }))
}

/** A compressed object stream as it is in the file. */
interface ObjectStream {
  readonly count: number
  readonly first: number
  readonly content: Buffer
}

async function findObjectStreams(file: Buffer): Promise<readonly ObjectStream[]> {
  const streams: ObjectStream[] = []
  for (let at = file.indexOf('/ObjStm'); at !== -1; at = file.indexOf('/ObjStm', at + 1)) {
    const begin = file.lastIndexOf('<<', at)
    const keyword = file.indexOf('stream', at)
    if (begin === -1 || keyword === -1) continue
    const dictionary = file.toString('latin1', begin, keyword)
    const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1])
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1])
    if (!Number.isInteger(count) || !Number.isInteger(first)) continue
    const content = await inflate(file.subarray(afterLineEnd(file, keyword + 'stream'.length)))
    streams.push({ count, first, content })
  }
  return streams
}

function afterLineEnd(file: Buffer, at: number): number {
  const start = file[at] === CARRIAGE_RETURN ? at + 1 : at
  return file[start] === LINE_FEED ? start + 1 : start
}

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a

/** Output is taken in small pieces, so that little is lost where a stream breaks off. */
const PIECE_IN_BYTES = 256

/** What can be inflated of the bytes, which may end too early, hold errors or continue behind the stream. */
function inflate(bytes: Buffer): Promise<Buffer> {
  return new Promise(resolve => {
    const pieces: Buffer[] = []
    const finish = () => resolve(Buffer.concat(pieces))
    const stream = createInflate({ chunkSize: PIECE_IN_BYTES })
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.on('end', finish)
    stream.on('error', finish)
    stream.end(bytes)
  })
}

function splitObjectStream({ count, first, content }: ObjectStream): readonly PdfObject[] {
  const numbers = content.toString('latin1', 0, first).trim().split(/\s+/).map(Number)
  const objects: PdfObject[] = []
  for (let i = 0; i < count; i++) {
    const number = numbers[2 * i]
    const start = numbers[2 * i + 1]
    const end = numbers[2 * i + 3] ?? content.length - first
    if (number === undefined || start === undefined || first + start >= content.length) break
    objects.push({ number, text: content.toString('latin1', first + start, first + end) })
  }
  return objects
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
