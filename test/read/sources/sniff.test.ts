import { expect, test } from 'vitest'
import { sniffSource } from '../../../src/read/sources/sniff.ts'

test.each([
  ['%PDF-1.4', 'pdf'],
  ['junk before\n%PDF-1.7', 'pdf'],
  [
    '<?xml version="1.0"?>\n<!-- by TET -->\n<TET xmlns="http://www.pdflib.com/XML/TET5/TET-5.0" version="5.0">',
    'tetml',
  ],
  ['<t:TET xmlns:t="http://www.pdflib.com/XML/TET3/TET-3.0">', 'tetml'],
  ['<?xml version="1.0" encoding="utf-8" ?>\n<pages>\n<page id="1"', 'pdfminer'],
  ['<!DOCTYPE pdf2xml SYSTEM "pdf2xml.dtd">\n<pdf2xml>', 'pdftohtml'],
  ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML"><html><head/><body><doc>\n  <page width="1"', 'bbox'],
  ['<html><body>\n<div class="ocr_page" id="page_1">', 'hocr'],
  ['<!DOCTYPE html><HTML><BODY><DIV ID=a CLASS=ocr_page>', 'hocr'],
  ['<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#">', 'alto'],
  [
    '<document xmlns="http://www.abbyy.com/FineReader_xml/FineReader10-schema-v1.xml" version="1.0" producer="x">',
    'abbyy',
  ],
  ['<document version="1.0" producer="ABBYY FineReader Engine 9.0">', 'abbyy'],
  ['<PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15">', 'page'],
  ['<pc:PcGts xmlns:pc="http://schema.primaresearch.org/PAGE/gts/pagecontent/2013-07-15">', 'page'],
  ["<div class='ocr_page' title='bbox 0 0 9 9'>", 'hocr'],
  ['\u00ef\u00bb\u00bfdoc_id=a page=1 block_id=1-1 0 0', 'freki'],
  ['<html><style>p{position:absolute}</style><body><p style="top:1pt">', 'layout'],
  ['Plain text < 3', 'text'],
  ['<3 is a heart', 'text'],
])('%j is %s', (content, kind) => {
  expect(sniffSource(Buffer.from(content, 'latin1'))).toBe(kind)
})

test('UTF-16 is read by its byte order mark', () => {
  expect(sniffSource(Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><pages>', 'utf16le'))).toBe('pdfminer')
})

test.each([
  ['an empty file', ''],
  ['a web page', '<html><body><p>No PDF here</p></body></html>'],
  ['a web page that speaks of hOCR', '<html><body><p>class ocr_page</p></body></html>'],
  ['a document of another program', '<document version="1.0" producer="x"><page/></document>'],
  ['XML of another dialect', '<article/>'],
  ['binary', 'PK\u0003\u0004\0\0'],
  ['binary without zero bytes', 'GIF89a\u0001ab\u001f'],
  ['binary with a sign like a tag', '<k\u0001(x> \u0002'],
])('%s is none of the kinds', (_, content) => {
  expect(sniffSource(Buffer.from(content))).toBeUndefined()
})
