import { joinStream, readPdfObjects, splitStream, writePdfObjects } from './pdf-file.mjs'
import { mutateStream } from './mutate-stream.mjs'
import { AWKWARD_NUMBERS } from './random.mjs'

const MOST_DEPTH = 10_000
/** Keys whose values make a document what it is, and values they may have. */
const KEYS = [
  'Kids',
  'Parent',
  'Contents',
  'Resources',
  'Font',
  'XObject',
  'MediaBox',
  'CropBox',
  'Rotate',
  'Filter',
  'DecodeParms',
  'Encoding',
  'ToUnicode',
  'DescendantFonts',
  'W',
  'Widths',
  'FontMatrix',
  'FontBBox',
  'FontFile3',
  'FontFile2',
  'Subtype',
  'Annots',
  'Outlines',
  'Names',
  'Dests',
  'StructTreeRoot',
  'PageLabels',
  'OCProperties',
  'Metadata',
  'Count',
  'Length',
  'UserUnit',
]
const FILTERS = [
  '/LZWDecode',
  '/ASCII85Decode',
  '/DCTDecode',
  '/JBIG2Decode',
  '/JPXDecode',
  '/CCITTFaxDecode',
  '/RunLengthDecode',
  '/Crypt',
]

/** @typedef {{ objects: Map<number, string>, trailer: string }} PdfObjects */

/** Changes the text of one object outside its stream. */
function changeObject({ objects }, random, change) {
  const number = random.pick([...objects.keys()])
  const body = objects.get(number)
  if (body === undefined) return
  const stream = body.search(/\bstream\r?\n/)
  const end = stream < 0 ? body.length : stream
  objects.set(number, change(body.slice(0, end), number) + body.slice(end))
}

function replaceOne(text, pattern, random, replacement) {
  const { 0: old = '', index = 0 } = random.pick([...text.matchAll(pattern)]) ?? {}
  return old === '' ? text : text.slice(0, index) + replacement(old) + text.slice(index + old.length)
}

/** A value as hostile files have it. */
function awkwardValue(pdf, random, own) {
  const depth = 1 + random.below(MOST_DEPTH)
  return random.pick([
    () => `${own} 0 R`,
    () => `${random.pick([...pdf.objects.keys()])} 0 R`,
    () => `[${own} 0 R ${random.pick([...pdf.objects.keys()])} 0 R]`,
    () => '999999 0 R',
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => '<</A'.repeat(depth) + ' 0' + '>>'.repeat(depth),
    () => `[${Array.from({ length: 4 }, () => random.pick(AWKWARD_NUMBERS)).join(' ')}]`,
    () => random.pick(AWKWARD_NUMBERS),
    () => random.pick(FILTERS),
    () => `[${Array.from({ length: 1 + random.below(20) }, () => '/FlateDecode').join(' ')}]`,
    () => '(text)',
    () => 'null',
    () => '<<>>',
  ])()
}

/** @type {readonly ((pdf: PdfObjects, random: import('./random.mjs').Random) => void)[]} */
const CHANGES = [
  function swapReference(pdf, random) {
    changeObject(pdf, random, text =>
      replaceOne(text, /\d+ 0 R/g, random, () => `${random.pick([...pdf.objects.keys()])} 0 R`),
    )
  },
  function awkwardNumber(pdf, random) {
    changeObject(pdf, random, text => replaceOne(text, /-?\d+(?:\.\d+)?/g, random, () => random.pick(AWKWARD_NUMBERS)))
  },
  function awkwardEntry(pdf, random) {
    changeObject(pdf, random, (text, own) =>
      replaceOne(
        text,
        /\/[A-Za-z]\w* ?(?:\d+ 0 R|\[[^\]]*\]|[\d.]+|\/\w+)/g,
        random,
        old => `${/^\/\w+/.exec(old)?.[0]} ${awkwardValue(pdf, random, own)}`,
      ),
    )
  },
  function addEntry(pdf, random) {
    changeObject(pdf, random, (text, own) =>
      text.replace('<<', () => `<< /${random.pick(KEYS)} ${awkwardValue(pdf, random, own)} `),
    )
  },
  function renameKey(pdf, random) {
    changeObject(pdf, random, text => replaceOne(text, /\/[A-Za-z]\w*/g, random, () => `/${random.pick(KEYS)}`))
  },
  function dropDelimiter(pdf, random) {
    changeObject(pdf, random, text => replaceOne(text, /<<|>>|\[|\]|\(|\)/g, random, () => ''))
  },
  function exchangeObjects({ objects }, random) {
    const [one, two] = [random.pick([...objects.keys()]), random.pick([...objects.keys()])]
    const body = objects.get(one) ?? ''
    objects.set(one, objects.get(two) ?? '')
    objects.set(two, body)
  },
  function dropObject({ objects }, random) {
    objects.delete(random.pick([...objects.keys()]))
  },
  function changeTrailer(pdf, random) {
    pdf.trailer = replaceOne(pdf.trailer, /\d+ 0 R|\d+/g, random, () => awkwardValue(pdf, random, 1))
  },
]

/** Spoils one object's frame or the table of objects. */
function damageOne(count, random) {
  let place = random.below(count)
  return text => {
    if (place-- !== 0) return text
    return random.chance(0.5) ? replaceOne(text, /endobj|endstream|\bobj\b|stream|xref/g, random, () => '') : ''
  }
}

/** Streams of the page, of its fonts and their tables: what is inside them says more than what is around them. */
function changeStream({ objects }, random) {
  const streams = [...objects].filter(([, body]) => /\bstream\r?\n/.test(body))
  const [number, body] = random.pick(streams) ?? []
  const stream = body === undefined ? undefined : splitStream(body)
  if (stream !== undefined) objects.set(number, joinStream(stream.dictionary, mutateStream(stream, random)))
}

/** The file with some changes to its objects and streams, and a table of objects that fits, mostly. */
export function mutatePdf(bytes, random) {
  const pdf = readPdfObjects(bytes)
  if (pdf.objects.size === 0) return bytes
  for (let i = 1 + random.below(3); i > 0; i--) {
    if (random.chance(0.5)) changeStream(pdf, random)
    else random.pick(CHANGES)(pdf, random)
  }
  return writePdfObjects(pdf, random.chance(0.1) ? damageOne(pdf.objects.size + 1, random) : undefined)
}
