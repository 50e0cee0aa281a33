import type { OcrDescription } from '../../../model/page/page.ts'

/** Name and version in what a program calls itself, `tesseract 5.3.0`, and the languages it was set to read. */
export function describeEngine(program: string, languages: readonly string[]): OcrDescription {
  const [, name = program, version] = /^(.*?)[\s,/-]+v?(\d[\w.+-]*)\s*$/u.exec(program.trim()) ?? []
  return {
    engine: name.trim() || undefined,
    version,
    languages: languages.length > 0 ? [...languages] : undefined,
  }
}
