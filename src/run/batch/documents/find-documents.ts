import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { OptionError, PaperError } from '../../../base/errors.ts'
import { findOddName } from '../../../read/sources/files/find-odd-name.ts'
import { ARCHIVE_PATTERN, isArchive, readArchive, stemOfArchive } from './archive/read-archive.ts'
import {
  type BatchDocument,
  type FoundDocuments,
  type RefusedDocument,
  separateDocuments,
  stemOfPath,
} from './documents.ts'
import { compilePatterns, isPattern, splitFixedPart } from './glob.ts'
import { toSafePath } from './archive/member.ts'

/** Where the documents of a batch are looked for. */
export interface BatchInputs {
  /** Files, folders, patterns. */
  readonly paths: readonly string[]
  /** Names of files from lists. */
  readonly listed: readonly string[]
  /** Patterns of names that are documents in folders and archives. */
  readonly include: readonly string[]
  /** The folder of the outputs: what lies in it is no input. */
  readonly outputFolder: string
  /** The files that may be written for a document, by its stem. */
  readonly filesOf: (stem: string) => readonly string[]
}

interface FoundFile {
  readonly path: string
  readonly mirrored: string
}

/**
 * The documents of a batch in the order of its inputs, folders by name, archives in theirs.
 *
 * What is mirrored is the path below a folder that is named, below the part of a pattern without wildcards, the name of
 * a file, and of a listed file its path from here, or from the root where it lies elsewhere.
 *
 * @throws {OptionError} `E_FILE_MISSING` if an input does not exist, or a pattern fits nothing
 */
export async function findDocuments(inputs: BatchInputs): Promise<FoundDocuments> {
  const pattern = compilePatterns(inputs.include.map(name => `**/${name}`))
  const files: FoundFile[] = []
  for (const path of inputs.paths) files.push(...(await findFiles(path, inputs)))
  for (const path of inputs.listed) files.push({ path, mirrored: mirrorListed(path) })
  const documents: BatchDocument[] = []
  const refused: RefusedDocument[] = []
  for (const file of files) {
    const found = isArchive(file.path) ? await findMembers(file.path, file.mirrored, pattern) : documentOf(file)
    documents.push(...found.documents)
    refused.push(...found.refused)
  }
  const names = { filesOf: inputs.filesOf, foldsCase: await foldsCase(inputs.outputFolder) }
  const separate = separateDocuments(documents, names)
  return { documents: separate.documents, refused: [...refused, ...separate.refused] }
}

function documentOf({ path, mirrored }: FoundFile): FoundDocuments {
  return { documents: [{ name: mirrored, stem: stemOfPath(mirrored), source: { type: 'file', path } }], refused: [] }
}

async function findFiles(path: string, inputs: BatchInputs): Promise<readonly FoundFile[]> {
  const kind = await kindOf(path)
  if (kind === 'file') return [{ path, mirrored: basename(path) }]
  if (kind === 'folder') {
    return walk(path, compilePatterns([...inputs.include, ARCHIVE_PATTERN].map(name => `**/${name}`)), inputs)
  }
  if (!isPattern(path)) throw new OptionError('E_FILE_MISSING', `${path}: there is no such file or folder`)
  const { folder, rest } = splitFixedPart(path)
  if ((await kindOf(folder)) !== 'folder') throw new OptionError('E_FILE_MISSING', `${path}: there is no ${folder}`)
  const found = await walk(folder, compilePatterns([rest]), inputs)
  if (found.length === 0) throw new OptionError('E_FILE_MISSING', `${path}: no file is called so`)
  return found
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat((await findOddName(path)) ?? path)).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}

/** Whether a folder, or the nearest above it that exists, is on a disk that does not tell capitals apart. */
async function foldsCase(folder: string): Promise<boolean> {
  const path = resolve(folder)
  const [above, name] = [dirname(path), basename(path)]
  if (name === '') return false
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase()
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || other === name) return foldsCase(above)
  const same = await stat(join(above, other)).catch(() => undefined)
  return same !== undefined && same.ino === found.ino && same.dev === found.dev
}

/** Files below `folder` whose path from there fits. Linked files are followed; linked folders may run in circles. */
async function walk(folder: string, pattern: RegExp, inputs: BatchInputs, below = ''): Promise<FoundFile[]> {
  const place = join(folder, below)
  if (resolve(place) === resolve(inputs.outputFolder)) {
    if (below !== '') return []
    const message = `${folder} has inputs and outputs; name another folder with -o, or the outputs are inputs the next time`
    throw new OptionError('E_OPTION_CONFLICT', message)
  }
  const found: FoundFile[] = []
  const entries = await readdir(place, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const mirrored = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await walk(folder, pattern, inputs, mirrored)))
    else if (pattern.test(mirrored)) found.push({ path: join(folder, mirrored), mirrored })
  }
  return found
}

function mirrorListed(path: string): string {
  const fromHere = relative('.', path)
  const isElsewhere = fromHere.startsWith('..') || isAbsolute(fromHere)
  const parts = (isElsewhere ? resolve(path) : fromHere).split(sep)
  return parts.filter(part => part !== '' && !part.endsWith(':')).join('/')
}

/**
 * The documents in an archive, mirrored into a folder with its name.
 *
 * @param mirrored where the archive itself is mirrored
 * @param pattern of the paths that are documents
 */
async function findMembers(archive: string, mirrored: string, pattern: RegExp): Promise<FoundDocuments> {
  const documents: BatchDocument[] = []
  const refused: RefusedDocument[] = []
  try {
    for await (const { name, isFile } of readArchive(archive)) {
      const path = toSafePath(name)
      if (!pattern.test(path ?? name.replace(/^.*[\\/]/s, ''))) continue
      const reason =
        path === undefined ? 'its name points outside the archive' : isFile ? undefined : 'it is not a file'
      if (path === undefined || reason !== undefined) {
        const message = `${JSON.stringify(name)}: ${reason}; it is skipped`
        refused.push({ name: `${mirrored}/${name}`, code: 'E_ARCHIVE_MEMBER', message })
      } else {
        const place = `${stemOfArchive(mirrored)}/${path}`
        documents.push({ name: place, stem: stemOfPath(place), source: { type: 'member', archive, member: name } })
      }
    }
  } catch (error) {
    if (!(error instanceof PaperError)) throw error
    refused.push({ name: mirrored, code: codeOf(error), message: error.message })
  }
  return { documents, refused }
}

function codeOf({ code }: PaperError): RefusedDocument['code'] {
  return code === 'E_FILE_TOO_LARGE' || code === 'E_FILE_NOT_REGULAR' ? code : 'E_ARCHIVE_DAMAGED'
}
