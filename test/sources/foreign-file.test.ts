import { expect, test } from 'vitest'
import { describeForeignFile } from '../../src/sources/foreign-file.ts'

test.each([
  ['PK\x03\x04\x14\0[Content_Types].xml', 'an Office document'],
  ['PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text', 'an OpenDocument file'],
  ['PK\x03\x04\x14\0mimetypeapplication/epub+zip', 'an EPUB'],
  ['PK\x03\x04\x14\0paper.pdf', 'an archive'],
  ['\xd0\xcf\x11\xe0\xa1\xb1', 'an old Office document'],
  ['{\\rtf1\\ansi', 'rich text'],
  ['%!PS-Adobe-3.0', 'PostScript'],
  ['AT&TFORM\0\0', 'a DjVu'],
  ['\x89PNG\r\n', 'a picture'],
  ['\xff\xd8\xff\xe0', 'a picture'],
  ['% a comment\n\\documentclass{article}', 'a LaTeX source'],
  ['Herons stand in the water.\n', 'plain text; `paperxml recover`'],
  ['\0\x01\x02', 'not a PDF'],
])('%j is %s', (head, said) => {
  expect(describeForeignFile(Buffer.from(head, 'latin1'))).toContain(`the file is ${said}`)
})
