import { CALLOUT_WORDS, type CalloutKind, type CalloutWords } from '../../../base/text/keywords/callout-words.ts'
import { DISPLAY_NUMBER } from '../../../base/text/labels/display-number.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { textWithoutMarks } from '../paragraphs/inlines.ts'
import type { Doubt, Figure, Section, Table } from '../../../model/paper/paper.ts'

/** What callouts may refer to: ids by {@link targetKey}. */
export interface CalloutTargets {
  readonly ids: ReadonlyMap<string, string>
  /** The one appendix of a paper that has no other. */
  readonly appendix: string | undefined
}

/** Words of the kinds whose captions say which numbering they belong to, each row as a pattern of the whole word. */
const CAPTION_WORDS = CALLOUT_WORDS.filter(({ kind }) => kind === 'figure' || kind === 'table').map(words => ({
  words,
  pattern: new RegExp(`^(?:${words.forms.join('|')})$`, 'iu'),
}))

/** The number of a displayed formula, at its end or its beginning. */
const FORMULA_NUMBER = new RegExp(
  String.raw`(?:^|\s)[(\[](${DISPLAY_NUMBER})[)\]]\s*$|^\s*[(\[](${DISPLAY_NUMBER})[)\]]\s`,
  'u',
)

/** The figures, tables, numbered formulas and numbered sections of a paper. Of two with one number the first counts. */
export function findCalloutTargets(sections: readonly Section[]): CalloutTargets {
  const ids = new Map<string, string>()
  const add = (words: CalloutWords | CalloutKind, number: string | undefined, id: string) => {
    const key = number === undefined || number === '' ? undefined : targetKey(words, number)
    if (key !== undefined && !ids.has(key)) ids.set(key, id)
  }
  const visit = (section: Section) => {
    add('section', section.number, section.id)
    for (const block of section.blocks) {
      if (block.type === 'figure' || block.type === 'table') addFloat(block, add)
      else if (block.type === 'doubt' && block.kind === 'formula')
        formulaNumbersOf(block).forEach(number => add('formula', number, block.id))
    }
    for (const inner of section.sections) visit(inner)
  }
  for (const section of sections) visit(section)
  const appendices = sections.filter(({ kind }) => kind === 'appendix')
  return { ids, appendix: appendices.length === 1 ? appendices[0]?.id : undefined }
}

/** `A.1`, `A-1` and `A1` are one number. Appendices are numbered with the sections. */
export function targetKey(words: CalloutWords | CalloutKind, number: string): string {
  const kind = typeof words === 'string' ? words : words.kind
  const row =
    typeof words === 'string' ? CALLOUT_WORDS.findIndex(each => each.kind === kind) : CALLOUT_WORDS.indexOf(words)
  const numbering = kind === 'section' || kind === 'appendix' ? 'section' : `${kind} ${row}`
  return `${numbering} ${number.replace(/^(\p{L})[.\-–](?=\d)/u, '$1').replace(/–/g, '-')}`
}

function addFloat(
  { id, type, caption }: Figure | Table,
  add: (words: CalloutWords | CalloutKind, number: string, id: string) => void,
): void {
  const label = matchCaptionLabel(textWithoutMarks(caption).trim())
  if (label === undefined || (label.kind !== 'figure' && label.kind !== 'table')) return
  const word = label.label.replace(/\.$/, '')
  const row = CAPTION_WORDS.find(({ pattern }) => pattern.test(word))?.words
  // `Supplementary Figure 1` is not numbered with the figures.
  if (row === undefined && /\s/.test(word)) return
  add(row ?? type, label.number, id)
}

/** One block may have several displays. */
function formulaNumbersOf({ text, content = [] }: Doubt): readonly (string | undefined)[] {
  const match = FORMULA_NUMBER.exec(text)
  const read = content.map(inline => (inline.type === 'text' ? inline.formula?.number : undefined))
  return [...read, match?.[1] ?? match?.[2]]
}
