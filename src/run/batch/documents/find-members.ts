import { PaperError } from '../../../base/errors.ts'
import { toSafePath } from './archive/member.ts'
import { readArchive, stemOfArchive } from './archive/read-archive.ts'
import { type BatchDocument, type FoundDocuments, type RefusedDocument, stemOfPath } from './documents.ts'

/**
 * The documents in an archive, mirrored into a folder with its name.
 *
 * @param mirrored where the archive itself is mirrored
 * @param pattern of the paths that are documents
 */
export async function findMembers(archive: string, mirrored: string, pattern: RegExp): Promise<FoundDocuments> {
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
