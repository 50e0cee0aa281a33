import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SourceError } from '../../errors.ts'
import { unpackGzip } from '../unpack.ts'
import { languageFile } from './language-data.ts'

/** A folder of language data as every tesseract wants it: unpacked, all languages in one place. */
export interface Tessdata {
  readonly folder: string
  /** Tesseract's names, e.g. `['eng', 'deu']`. */
  readonly languages: readonly string[]
  /** Removes the folder; must be called, whatever happens in between. */
  remove(): Promise<void>
}

/**
 * Lays the data of the languages out in a folder of the system's temporary ones.
 *
 * @param source folder in which data is looked for before the installed packages
 * @throws {SourceError} `E_OCR_LANGUAGE`
 */
export async function layTessdata(languages: readonly string[], source: string | undefined): Promise<Tessdata> {
  const files = languages.map(code => ({ code, file: languageFile(code, source) }))
  const folder = await mkdtemp(join(tmpdir(), 'paperxml-tessdata-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const { code, file } of files) {
      await writeFile(join(folder, `${code}.traineddata`), unpackGzip(await readFile(file)))
    }
  } catch (error) {
    await remove()
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('E_OCR_LANGUAGE', `the language data cannot be read (${reason})`, { cause: error })
  }
  return { folder, languages, remove }
}
