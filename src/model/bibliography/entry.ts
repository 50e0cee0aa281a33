/** An entry of a bibliographic file, as BibTeX has it. */
export interface BibEntry {
  /** In lower case: `article`, `inproceedings`. */
  readonly type: string
  readonly key: string
  /** Names in lower case, values as in BibTeX: LaTeX without the outer braces, with macros replaced. */
  readonly fields: Readonly<Record<string, string>>
  /** Line of the file in which it begins, from 1; 0 where it comes from no file. */
  readonly line: number
}

/** What a bibliographic file is written in. BibLaTeX is BibTeX with other names of fields. */
export const BIB_FORMATS = ['bibtex', 'bibtexml', 'csl-json'] as const
export type BibFormat = (typeof BIB_FORMATS)[number]

/** Those that are read and never written: an index page of an anthology, RIS, the JSON of Crossref, MODS, XML of EndNote, files of PubMed. */
export type ReadOnlyBibFormat = 'index' | 'ris' | 'crossref' | 'mods' | 'endnote' | 'nbib'

/** A bibliographic file. */
export interface Bibliography {
  /** Its name as it may be printed: without its folder. */
  readonly name: string
  readonly format: BibFormat | ReadOnlyBibFormat
  readonly entries: readonly BibEntry[]
}
