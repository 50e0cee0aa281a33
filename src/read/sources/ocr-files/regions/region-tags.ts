/**
 * What kinds of regions are called in tagged PDFs, by the names that OCR programs give them: types of PAGE XML, labels of
 * eScriptorium and Kraken (SegmOnto). Names are compared in small letters. Kinds that say nothing of
 * the role of a text, such as `paragraph`, are not here; nor are classes of hOCR: Tesseract's `ocr_header` is a heading.
 */
const TAGS: Readonly<Record<string, string>> = {
  heading: 'H',
  subheading: 'H',
  header: 'Artifact',
  footer: 'Artifact',
  'page-number': 'Artifact',
  'signature-mark': 'Artifact',
  'catch-word': 'Artifact',
  runningtitlezone: 'Artifact',
  numberingzone: 'Artifact',
  quiremarkszone: 'Artifact',
  stampzone: 'Artifact',
  caption: 'Caption',
  footnote: 'Note',
  'footnote-continued': 'Note',
}

/** The type that Transkribus and eScriptorium write: `structure {type:heading;}`. */
const STRUCTURE = /\bstructure\s*\{[^}]*\btype\s*:\s*([\w-]+)/u

/** What a kind of region is called in tagged PDFs; `undefined` for kinds that say nothing. */
export function tagOfRegion(kind: string | undefined): string | undefined {
  return TAGS[(kind ?? '').toLowerCase().replace(/:.*$/u, '')]
}

/** The kind of a region that the attribute `custom` of PAGE XML names. */
export function kindInCustom(custom: string | undefined): string | undefined {
  return STRUCTURE.exec(custom ?? '')?.[1]
}
