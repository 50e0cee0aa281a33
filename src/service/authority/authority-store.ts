import { basename, dirname } from 'node:path'
import { buildAuthority } from '../../authority/build-authority.ts'
import { indexAuthority } from '../../authority/index-authority.ts'
import type { AuthorityPaper } from '../../authority/occurrences.ts'
import { EMPTY_AUTHORITY } from '../../authority/records.ts'
import { type Suggestion, suggestFrom } from '../../authority/suggest.ts'
import { writeAuthority } from '../../authority/write-authority.ts'
import type { PaperHeader } from '../../bibliography/paper-header.ts'
import { readAuthorityFile } from '../../recipes/files/authority-file.ts'
import { writeOutputs } from '../../recipes/files/write-outputs.ts'

/**
 * The authority file of a service. It is read for each question: people edit it, and other programs add to it.
 */
export class AuthorityStore {
  readonly #path: string
  /** What is being written; the next paper is added after it. */
  #last: Promise<void> = Promise.resolve()

  constructor(path: string) {
    this.#path = path
  }

  /** What the file knows better than a header; @throws {OptionError} `E_AUTHORITY_INVALID` */
  async suggest(header: PaperHeader): Promise<readonly Suggestion[]> {
    return suggestFrom(indexAuthority((await readAuthorityFile(this.#path)) ?? EMPTY_AUTHORITY), header)
  }

  /**
   * Adds what a paper shows, in place of what it showed before; the file is there as a whole at any time.
   * @throws {OptionError} `E_AUTHORITY_INVALID`; {OutputError} `E_OUTPUT_FAILED`
   */
  async add(paper: AuthorityPaper): Promise<void> {
    const adding = this.#last.then(() => this.#add(paper))
    this.#last = adding.catch(() => {})
    return adding
  }

  async #add(paper: AuthorityPaper): Promise<void> {
    const known = await readAuthorityFile(this.#path)
    const content = writeAuthority(buildAuthority([paper], known))
    await writeOutputs(dirname(this.#path), [{ name: basename(this.#path), content }])
  }
}
