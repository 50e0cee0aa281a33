/** The kinds of gold: what a document really says, in one of these formats. */
export const GOLD_KINDS = ['jats', 'tei', 'truth'] as const

/** One of {@link GOLD_KINDS}. */
export type GoldKind = (typeof GOLD_KINDS)[number]

/** The kinds of results that can be compared with a gold. */
export type ResultKind = 'tei' | 'paperxml' | 'jats' | 'json'

/** What the name of a file says about it. */
export interface NamedFile<Kind extends string> {
  readonly stem: string
  readonly kind: Kind
}

/** Endings of gold by kind; a longer ending wins over a shorter one. */
const GOLD_ENDINGS: readonly (readonly [ending: string, kind: GoldKind])[] = [
  ['.truth.json', 'truth'],
  ['.pub2tei.tei.xml', 'tei'],
  ['.jats.xml', 'jats'],
  ['.nxml', 'jats'],
  ['.jats', 'jats'],
  ['.xml', 'jats'],
]

/** Endings of results that are never gold unless asked for by `--gold tei`. */
const RESULT_ENDINGS: readonly (readonly [ending: string, kind: ResultKind])[] = [
  ['.fulltext.tei.xml', 'tei'],
  ['.grobid.tei.xml', 'tei'],
  ['.tei.xml', 'tei'],
  ['.paper.xml', 'paperxml'],
  ['.cermxml', 'jats'],
  ['.jats.xml', 'jats'],
  ['.jats', 'jats'],
  ['.json', 'json'],
  ['.xml', 'jats'],
]

/** JSON that this program writes beside its outputs and that is no document. */
const NO_DOCUMENT = /\.(report|corrections|truth|blocks)\.json$/i

/** Stem and kind of a file of gold; `undefined` where the name is not that of one. */
export function toGoldFile(name: string, wanted?: GoldKind): NamedFile<GoldKind> | undefined {
  const isResult = /\.(tei|paper)\.xml$/i.test(name) && !/\.pub2tei\.tei\.xml$/i.test(name)
  if (isResult) {
    const result = toResultFile(name)
    return wanted === 'tei' && result?.kind === 'tei' ? { stem: result.stem, kind: 'tei' } : undefined
  }
  const file = matchEnding(name, GOLD_ENDINGS)
  return wanted === undefined || file?.kind === wanted ? file : undefined
}

/** Stem and kind of a result; `undefined` where the name is not that of one. */
export function toResultFile(name: string): NamedFile<ResultKind> | undefined {
  return NO_DOCUMENT.test(name) ? undefined : matchEnding(name, RESULT_ENDINGS)
}

function matchEnding<Kind extends string>(
  name: string,
  endings: readonly (readonly [string, Kind])[],
): NamedFile<Kind> | undefined {
  const found = endings.find(([ending]) => name.toLowerCase().endsWith(ending) && name.length > ending.length)
  return found && { stem: name.slice(0, -found[0].length), kind: found[1] }
}
