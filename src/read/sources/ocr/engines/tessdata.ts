import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SourceError } from '../../../../base/errors.ts'
import { makeTemporaryFolder } from '../../files/temporary-folder.ts'
import { unpackGzip } from '../../files/unpack.ts'
import { languageFile } from './language-data.ts'

/** A folder of language data as every tesseract wants it: unpacked, all languages in one place. */
export interface Tessdata {
  readonly folder: string
  /**
   * Lays the data of these languages, by tesseract's names, into the folder.
   *
   * @throws {SourceError} `E_OCR_LANGUAGE`
   */
  add(languages: readonly string[]): Promise<void>
  /** Removes the folder; must be called, whatever happens in between. */
  remove(): void
}

/**
 * An empty folder for language data, among the system's temporary ones.
 *
 * @param source folder in which data is looked for before the installed packages
 */
export async function makeTessdata(source: string | undefined): Promise<Tessdata> {
  const { path: folder, remove } = await makeTemporaryFolder()
  const laid = new Set<string>()
  const add = async (code: string) => {
    const file = languageFile(code, source)
    try {
      await writeFile(join(folder, `${code}.traineddata`), unpackGzip(await readFile(file)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new SourceError('E_OCR_LANGUAGE', `the language data cannot be read (${reason})`, { cause: error })
    }
    laid.add(code)
  }
  return {
    folder,
    async add(languages) {
      for (const code of languages) if (!laid.has(code)) await add(code)
    },
    remove,
  }
}
