import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutateArchive } from './mutate-archive.mjs'
import { mutateBytes } from './mutate-bytes.mjs'
import { damage } from '../damage/damages.mjs'
import { mutatePdf } from './mutate-pdf.mjs'
import { mutateText } from './mutate-text.mjs'
import { mutateXml } from './mutate-xml.mjs'
import { Random } from './random.mjs'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url))
const SEEDS = fileURLToPath(new URL('./seeds/', import.meta.url))
const BESIDE = join(FIXTURES, 'sources', 'glossed.pdf')

/** How often bytes are changed in a file whose structure could be: what no structure is finds other faults. */
const BYTES_SHARE = 0.2
/** How often a PDF is damaged as files are on their way: its table, its streams and its end no longer fit its objects. */
const DAMAGED_SHARE = 0.2
/** How often a changed file is changed once more. */
const AGAIN_SHARE = 0.25

/**
 * Kinds of inputs: which files, how they are changed, and what is tried with them. PDF come twice, for they are what most
 * papers are.
 */
const PAGED = ['pages', 'pages', 'pages', 'freki', 'align']
const KINDS = [
  { name: 'PDF', files: filesOf('paper', /\.pdf$/), mutate: spoilPdf, targets: PAGED },
  { name: 'PDF', files: [...filesOf('citations', /\.pdf$/), BESIDE], mutate: spoilPdf, targets: PAGED },
  { name: 'scan', files: filesOf('scans', /\.pdf$/), mutate: spoilPdf, targets: ['pages'] },
  {
    name: 'XML and HTML',
    files: [...filesOf('sources', /(?:ml|hocr)$/), ...seeds(/\.(?:xml|tetml)$/)],
    mutate: mutateXml,
    targets: PAGED,
  },
  {
    name: 'running HTML',
    files: filesOf('sources', /(?:float\.html|\.xhtml|writer\.html)$/),
    mutate: mutateXml,
    targets: ['float', 'layout'],
    aid: BESIDE,
  },
  {
    name: 'second reading',
    files: filesOf('sources', /glossed\..*(?:ml|hocr)$/),
    mutate: mutateXml,
    targets: ['second'],
    aid: BESIDE,
  },
  { name: 'paperXML', files: filesOf('paper', /\.paper\.xml$/), mutate: mutateXml, targets: ['paperxml'] },
  { name: 'text', files: [...seeds(/\.txt$/), ...filesOf('paper', /\.tsv$/)], mutate: mutateText, targets: ['text'] },
  {
    name: 'bibliography',
    files: [...seeds(/\.(?:bib|csl\.json|index\.html)$/), join(FIXTURES, 'citations', 'works.bib')],
    mutate: mutateText,
    targets: ['bibliography'],
  },
  { name: 'archive', files: seeds(/\.(?:tar|zip)$/), mutate: mutateArchive, targets: ['archive'] },
  {
    name: 'alignment rules',
    files: seeds(/\.alignment\.json$/),
    mutate: mutateText,
    targets: ['configuration'],
    aid: BESIDE,
  },
]

/** A change of the structure of a PDF, or damage to its bytes. */
function spoilPdf(bytes, random) {
  return random.chance(DAMAGED_SHARE) && bytes.length > 1 ? damage(bytes, random).bytes : mutatePdf(bytes, random)
}

function filesOf(folder, pattern) {
  return listFiles(join(FIXTURES, folder), pattern)
}

function seeds(pattern) {
  return listFiles(SEEDS, pattern)
}

function listFiles(folder, pattern) {
  return readdirSync(folder)
    .filter(name => pattern.test(name))
    .sort()
    .map(name => join(folder, name))
}

/**
 * The input of that number in the run of that seed: always the same while the fixtures are.
 * @returns the kind, the file it was made of, what is to be tried with it, a sound file beside it, and its bytes
 */
export function makeInput(seed, index) {
  const random = new Random(seed, index)
  const kind = random.pick(KINDS)
  const file = random.pick(kind.files)
  const other = readFileSync(random.pick(kind.files))
  const change = bytes => (random.chance(BYTES_SHARE) ? mutateBytes(bytes, random, other) : kind.mutate(bytes, random))
  let bytes = change(readFileSync(file))
  while (random.chance(AGAIN_SHARE)) bytes = change(bytes)
  return { kind: kind.name, file, target: random.pick(kind.targets), aid: kind.aid, bytes }
}
