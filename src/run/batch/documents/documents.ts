/** A document of a batch, found and not yet read. */
export interface BatchDocument {
  /** Path below the output folder, as it is mirrored: `1998/a.pdf`. Its name in the journal. */
  readonly name: string
  /** The same without its extensions: what its outputs are called. */
  readonly stem: string
  readonly source: DocumentSource
  /** Its file below the folder of corrections, where that is not the mirrored one. */
  readonly corrections?: string
}

/** Where the bytes of a document are. */
export type DocumentSource =
  | { readonly type: 'file'; readonly path: string }
  /** `member` is the name as the archive has it. */
  | { readonly type: 'member'; readonly archive: string; readonly member: string }

/** A document that is not tried, and why. */
export interface RefusedDocument {
  readonly name: string
  readonly code:
    | 'E_ARCHIVE_DAMAGED'
    | 'E_ARCHIVE_MEMBER'
    | 'E_OPTION_CONFLICT'
    | 'E_FILE_TOO_LARGE'
    | 'E_FILE_NOT_REGULAR'
  readonly message: string
}

/** What a batch has to do. */
export interface FoundDocuments {
  /** Each stem once. */
  readonly documents: readonly BatchDocument[]
  readonly refused: readonly RefusedDocument[]
}

/** A mirrored path without the extensions of its file: `.pdf`, `.paper.xml`, `.pdf.gz`. */
export function stemOfPath(path: string): string {
  return path.replace(/(?<=[^/])(\.paper)?\.[^./]*?(\.gz)?$/i, '')
}

/** How the outputs of documents are called. */
export interface OutputNames {
  /** The files that may be written for a document, by its stem. */
  readonly filesOf: (stem: string) => readonly string[]
  /** Whether the disk takes `a.html` and `A.html` for one file. */
  readonly foldsCase: boolean
}

/** What a batch writes besides the outputs: its list and its journals. */
const FILES_OF_BATCH = /^batch(?:\.html|(?:-\d+-of-\d+)?\.jsonl)$/iu

/**
 * Documents that would be written over each other, or over the files of the batch: the first one keeps its names, one found twice
 * is one. `paper.report.pdf` as JSON has the name of the report of `paper.pdf`.
 */
export function separateDocuments(
  found: readonly BatchDocument[],
  { filesOf, foldsCase }: OutputNames,
): FoundDocuments {
  const owners = new Map<string, BatchDocument>()
  const documents: BatchDocument[] = []
  const refused: RefusedDocument[] = []
  const keyOf = (file: string) => (foldsCase ? file.normalize().toLowerCase() : file)
  for (const document of found) {
    const files = filesOf(document.stem)
    const taken = files.find(file => owners.has(keyOf(file)) || FILES_OF_BATCH.test(file))
    if (taken === undefined) {
      for (const file of files) owners.set(keyOf(file), document)
      documents.push(document)
      continue
    }
    const owner = owners.get(keyOf(taken))
    if (owner !== undefined && placeOf(owner) === placeOf(document)) continue
    const other = owner === undefined ? 'which the batch writes itself' : `as ${placeOf(owner)} is`
    const message = `would be written as ${taken}, ${other}; convert it into another folder`
    refused.push({ name: placeOf(document), code: 'E_OPTION_CONFLICT', message })
  }
  return { documents, refused }
}

/** The place of a document as a person finds it. */
export function placeOf({ source }: BatchDocument): string {
  return source.type === 'file' ? source.path : `${source.archive}/${source.member}`
}
