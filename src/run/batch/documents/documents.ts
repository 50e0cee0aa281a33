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

/** Documents that would be written over each other: the first of a stem is kept, one found twice is one. */
export function separateDocuments(found: readonly BatchDocument[]): FoundDocuments {
  const owners = new Map<string, BatchDocument>()
  const refused: RefusedDocument[] = []
  for (const document of found) {
    const owner = owners.get(document.stem)
    if (owner === undefined) owners.set(document.stem, document)
    else if (placeOf(owner) !== placeOf(document)) {
      const message = `would be written as ${document.stem}, as ${placeOf(owner)} is; convert it into another folder`
      refused.push({ name: placeOf(document), code: 'E_OPTION_CONFLICT', message })
    }
  }
  return { documents: [...owners.values()], refused }
}

/** The place of a document as a person finds it. */
export function placeOf({ source }: BatchDocument): string {
  return source.type === 'file' ? source.path : `${source.archive}/${source.member}`
}
