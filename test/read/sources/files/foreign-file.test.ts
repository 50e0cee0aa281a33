import { expect, test } from 'vitest'
import { describeForeignFile } from '../../../../src/read/sources/files/foreign-file.ts'

test.each([
  ['PK\x03\x04\x14\0[Content_Types].xml', ' but an Office document'],
  ['PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text', ' but an OpenDocument file'],
  ['PK\x03\x04\x14\0mimetypeapplication/epub+zip', ' but an EPUB'],
  ['PK\x03\x04\x14\0paper.pdf', ' but an archive'],
  ['\xd0\xcf\x11\xe0\xa1\xb1', ' but an old Office document'],
  ['{\\rtf1\\ansi', ' but rich text'],
  ['%!PS-Adobe-3.0', ' but PostScript'],
  ['AT&TFORM\0\0', ' but a DjVu'],
  ['\x89PNG\r\n', ' but a picture'],
  ['\xff\xd8\xff\xe0', ' but a picture'],
  ['% a comment\n\\documentclass{article}', ' but a LaTeX source'],
  ['Herons stand in the water.\n', ' but plain text; `paperxml recover`'],
  ['\0\x01\x02', ' (it does not begin'],
])('%j is %s', (head, said) => {
  expect(describeForeignFile(Buffer.from(head, 'latin1'))).toContain(`the file is not a PDF${said}`)
})
