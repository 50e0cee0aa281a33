import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { buildAuthority } from '../../../products/authority/build-authority.ts'
import { type AuthorityIndex, indexAuthority } from '../../../products/authority/index-authority.ts'
import type { AuthorityPaper } from '../../../products/authority/occurrences.ts'
import { EMPTY_AUTHORITY } from '../../../products/authority/records.ts'
import { type Suggestion, suggestFrom } from '../../../products/authority/suggest.ts'
import { writeAuthority } from '../../../products/authority/write-authority.ts'
import type { PaperHeader } from '../../../read/bibliography/paper-header.ts'
import { readAuthorityFile } from '../../../products/recipes/files/authority-file.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'

/**
 * The authority file of a service. It is read again when it has changed: people edit it, and other programs add to it.
 */
export class AuthorityStore {
  readonly #path: string
  /** The index of a version of the file, which takes long to make. */
  #indexed: { readonly version: string; readonly index: AuthorityIndex } | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** What the file knows better than a header; @throws {OptionError} `E_AUTHORITY_INVALID` */
  async suggest(header: PaperHeader): Promise<readonly Suggestion[]> {
    return suggestFrom(await this.#index(), header)
  }

  /**
   * Adds what a paper shows, in place of what it showed before; the file is there as a whole at any time. One paper must be
   * added after the other.
   * @throws {OptionError} `E_AUTHORITY_INVALID`; {OutputError} `E_OUTPUT_FAILED`
   */
  async add(paper: AuthorityPaper): Promise<void> {
    const known = await readAuthorityFile(this.#path)
    const content = writeAuthority(buildAuthority([paper], known))
    await writeOutputs(dirname(this.#path), [{ name: basename(this.#path), content }])
  }

  async #index(): Promise<AuthorityIndex> {
    // Seen before the file is read: what changes meanwhile is read with the next question.
    const version = await versionOf(this.#path)
    if (version !== undefined && version === this.#indexed?.version) return this.#indexed.index
    const index = indexAuthority((await readAuthorityFile(this.#path)) ?? EMPTY_AUTHORITY)
    this.#indexed = version === undefined ? undefined : { version, index }
    return index
  }
}

/** Differs when a file was written or replaced; `undefined` where there is none, or it cannot be seen. */
async function versionOf(path: string): Promise<string | undefined> {
  const seen = await stat(path, { bigint: true }).catch(() => undefined)
  return seen && `${seen.ino} ${seen.size} ${seen.mtimeNs} ${seen.ctimeNs}`
}
