import type { Diagnostic } from '../../../base/diagnostics.ts'
import { asPaperError, PackageError } from '../../../base/errors.ts'
import { blocksOf } from '../../../understand/build/body/sections.ts'
import type { Figure, Table } from '../../../model/paper/paper.ts'
import { type PicturePlace, picturePlaces } from '../../../understand/build/pictures/picture-places.ts'
import { unpackGzip } from '../../../read/sources/files/unpack.ts'
import { type CutPicture, cutPictures } from '../../../read/sources/pdf/pictures/cut-pictures.ts'
import { sniffSource } from '../../../read/sources/sniff.ts'
import { type FigureEntry, writeFiguresJson } from '../../../write/writers/figures/figures-json.ts'
import { writePdffigures2 } from '../../../write/writers/figures/pdffigures2.ts'
import { writeTableCsv } from '../../../write/writers/figures/table-csv.ts'
import type { DocumentOutput } from '../files/write-outputs.ts'
import type { Conversion } from '../paper.ts'
import { type FigureSettings, figureFolderOf } from './figure-settings.ts'

/** Most pictures of a paper: a thesis has a hundred, and a file may have thousands of icons. */
const MOST_PICTURES = 200

/** What figures are cut from. */
export interface FigureSource {
  readonly bytes: Uint8Array
  /** The PDF that was recognised elsewhere; default: the bytes are it. */
  readonly pagesOf?: Uint8Array | undefined
  readonly password: string | undefined
}

/** The pictures of a paper with the files about them. */
export interface Figures {
  readonly outputs: readonly DocumentOutput[]
  /** URLs of the pictures by the ids of figures and tables, relative to the folder of the outputs. */
  readonly urls: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Cuts the figures and tables of a paper out of the pages of its PDF, and writes what is known of them and the cells of
 * the tables. What cannot be cut is a warning.
 *
 * @throws {PackageError} `E_PACKAGE_MISSING` where what draws pages is not installed
 */
export async function makeFigures(
  { paper, pages }: Pick<Conversion, 'paper' | 'pages'>,
  source: FigureSource,
  { dpi, form, csvSafe = false }: FigureSettings,
): Promise<Figures> {
  const floats = blocksOf(paper.sections).filter(block => block.type === 'figure' || block.type === 'table')
  const places = picturePlaces(paper, pages)
  const parts = floats.flatMap(block => partsOf(block, places.get(block.id) ?? []))
  const wanted = parts.filter(({ cut }) => cut !== undefined).slice(0, MOST_PICTURES)
  const { pictures, diagnostics } = await cutParts(source, wanted, dpi)
  const folder = figureFolderOf(paper.id)
  const made = parts.map(part => toEntry(part, pictures.get(part), csvSafe))
  const entries = made.map(({ entry }) => entry)
  const description = form === 'paperxml' ? writeFiguresJson(paper.source, entries) : writePdffigures2(entries)
  const files = [...made.flatMap(each => each.files), { name: 'figures.json', content: description }]
  return {
    outputs: files.map(({ name, content }) => ({ name: `${folder}/${name}`, content })),
    urls: urlsOf(folder, entries),
    diagnostics: [
      ...diagnostics,
      ...warnOfBound(parts.filter(({ cut }) => cut !== undefined).length),
      ...warnOfDots(entries, dpi),
    ],
  }
}

/** A figure or table, or a part of one, before it is cut. */
interface FigurePart {
  readonly block: Figure | Table
  readonly cut: PicturePlace | undefined
  /** From 1; `undefined` where there is one. */
  readonly part: number | undefined
}

function partsOf(block: Figure | Table, places: readonly PicturePlace[]): readonly FigurePart[] {
  if (places.length === 0) return [{ block, cut: undefined, part: undefined }]
  return places.map((cut, i) => ({ block, cut, part: places.length === 1 ? undefined : i + 1 }))
}

type Pictures = ReadonlyMap<FigurePart, CutPicture>

/** The pictures of the parts; a warning for those that cannot be cut, or for all of them. */
async function cutParts(
  { bytes, pagesOf, password }: FigureSource,
  parts: readonly FigurePart[],
  dpi: number,
): Promise<{ readonly pictures: Pictures; readonly diagnostics: readonly Diagnostic[] }> {
  if (parts.length === 0) return { pictures: new Map(), diagnostics: [] }
  const pdf = unpackGzip(pagesOf ?? bytes)
  if (sniffSource(pdf) !== 'pdf') {
    const reason = 'the file is not a PDF, so there are no pages to cut them from'
    return { pictures: new Map(), diagnostics: [missing(`no figure has a picture: ${reason} (--pages-of)`)] }
  }
  const pictures = new Map<FigurePart, CutPicture>()
  try {
    const cuts = parts.flatMap(({ cut }) => (cut === undefined ? [] : [cut]))
    const found = await cutPictures(pdf, cuts, { dpi, password })
    const diagnostics = parts.flatMap((part, i) => {
      const picture = found[i]
      if (picture === undefined || picture instanceof Error)
        return [missing(`${part.block.id} cannot be drawn (${picture?.message ?? 'no picture'})`)]
      pictures.set(part, picture)
      return []
    })
    return { pictures, diagnostics }
  } catch (error) {
    if (error instanceof PackageError) throw error
    const { code, message } = asPaperError(error)
    return { pictures, diagnostics: [missing(`no figure has a picture: ${code}: ${message}`)] }
  }
}

function toEntry(
  { block, cut, part }: FigurePart,
  picture: CutPicture | undefined,
  csvSafe: boolean,
): { readonly entry: FigureEntry; readonly files: readonly DocumentOutput[] } {
  const isFirst = part === undefined || part === 1
  const stem = isFirst ? block.id : `${block.id}-${part}`
  const csv = block.type === 'table' && isFirst ? writeTableCsv(block, { isSafe: csvSafe }) : ''
  const files: DocumentOutput[] = []
  if (picture !== undefined) files.push({ name: `${stem}.png`, content: picture.png })
  if (picture?.jpeg !== undefined) files.push({ name: `${stem}.jpg`, content: picture.jpeg })
  if (csv !== '') files.push({ name: `${stem}.csv`, content: csv })
  const entry = {
    block,
    ...(part === undefined ? {} : { part }),
    ...(cut === undefined ? {} : { place: { page: cut.page, ...cut.box } }),
    ...(picture === undefined
      ? {}
      : { file: `${stem}.png`, dpi: picture.dpi, width: picture.width, height: picture.height }),
    ...(picture?.jpeg === undefined ? {} : { original: `${stem}.jpg` }),
    ...(csv === '' ? {} : { csv: `${stem}.csv` }),
  }
  return { entry, files }
}

/** The first picture of each figure and table. */
function urlsOf(folder: string, entries: readonly FigureEntry[]): ReadonlyMap<string, string> {
  const urls = new Map<string, string>()
  for (const { block, file } of entries) {
    if (file !== undefined && !urls.has(block.id)) urls.set(block.id, `${toUrlName(folder)}/${file}`)
  }
  return urls
}

/** A name as URLs have it; the system may give half a character, which they cannot have. */
function toUrlName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))
}

function warnOfBound(count: number): readonly Diagnostic[] {
  if (count <= MOST_PICTURES) return []
  return [bounded(`the paper has ${count} figures and tables; the first ${MOST_PICTURES} have pictures`)]
}

function warnOfDots(entries: readonly FigureEntry[], dpi: number): readonly Diagnostic[] {
  const coarse = entries.filter(entry => entry.dpi !== undefined && entry.dpi < dpi)
  if (coarse.length === 0) return []
  return [bounded(`${coarse.map(({ block }) => block.id).join(', ')}: too large to be drawn at ${dpi} dots per inch`)]
}

function missing(message: string): Diagnostic {
  return { code: 'W_FIGURE_MISSING', severity: 'warning', message }
}

function bounded(message: string): Diagnostic {
  return { code: 'W_FIGURES_BOUND', severity: 'warning', message }
}
