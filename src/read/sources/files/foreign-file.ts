/** The beginning of a file in which its kind is looked for; a package names its parts there. */
const HEAD_BYTES = 4096

/** Controls that no text holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const NOT_IN_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

/** The beginning of a zip archive, which packages of documents are. */
const ZIP = 'PK\x03\x04'

/** What a file is by its first bytes and by what its head holds, and what to do with it. The first that fits. */
const KINDS: readonly { readonly starts: string; readonly holds?: RegExp; readonly says: string }[] = [
  { starts: ZIP, holds: /word\/|\[Content_Types\]/, says: 'an Office document; export it as PDF' },
  { starts: ZIP, holds: /opendocument/, says: 'an OpenDocument file; export it as PDF' },
  { starts: ZIP, holds: /epub/, says: 'an EPUB, which has no pages; name a PDF of the same text' },
  { starts: ZIP, says: 'an archive; `paperxml batch` takes the papers in a zip or tar' },
  { starts: '\xd0\xcf\x11\xe0', says: 'an old Office document; export it as PDF' },
  { starts: '{\\rtf', says: 'rich text; export it as PDF' },
  { starts: '%!PS', says: 'PostScript; make a PDF of it with ps2pdf' },
  { starts: 'AT&TFORM', says: 'a DjVu; make a PDF of it with ddjvu -format=pdf' },
  { starts: '\x89PNG', says: 'a picture; put it on a page of a PDF' },
  { starts: '\xff\xd8\xff', says: 'a picture; put it on a page of a PDF' },
  {
    starts: '',
    holds: /\\documentclass|\\begin\{document\}/,
    says: 'a LaTeX source; name the PDF that is made from it',
  },
]

/** A sentence about a file that is neither a PDF nor of any format that is read, for the person who named it. */
export function describeForeignFile(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const kind = KINDS.find(({ starts, holds }) => head.startsWith(starts) && (holds?.test(head) ?? true))
  if (kind !== undefined) return `the file is not a PDF but ${kind.says}`
  if (!NOT_IN_TEXT.test(head)) return 'the file is not a PDF but plain text; `paperxml recover` takes hard-wrapped text'
  return 'the file is not a PDF (it does not begin with "%PDF-"), nor in any other format that is read'
}
