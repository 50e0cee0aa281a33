import type { Inline } from '../../../model/paper/paper.ts'
import type { CitationSpan } from './citation-spans.ts'
import type { CitedEntry } from './cited-entries.ts'

/** The form of labels in the text: `[3, 5–7]`, `(3, 5–7)`, raised. */
export const LABEL_STYLES = ['brackets', 'raised', 'parentheses'] as const
export type LabelStyle = (typeof LABEL_STYLES)[number]

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}+.:\-]{0,20}`
/** Dashes of ranges; some fonts have lost theirs and left an `e`. */
const DASH = String.raw`(?:\s?[-–—−‐‑]\s?|(?<=\d)e(?=\d))`
const RANGE = new RegExp(String.raw`^(\d+)${DASH}(\d+)$`, 'u')
const LIST = String.raw`\s*(?:${LABEL})(?:(?:${DASH}|\s*[,;]\s*)(?:${LABEL}))*`
const GROUPS: Readonly<Record<LabelStyle, RegExp>> = {
  brackets: new RegExp(String.raw`\[(${LIST})\s*(?:,\s*(?:pp?|S|chap|sec|Kap)\.[^\]]{0,20})?\]`, 'gu'),
  parentheses: new RegExp(String.raw`\((${LIST})\s*\)`, 'gu'),
  raised: new RegExp(String.raw`^[\s[(]*(${LIST})[\s\])]*$`, 'gu'),
}
/** A number after a unit, a variable, an element or an operator is an exponent, a charge or an isotope, not a citation. */
const CARRIES_EXPONENT =
  /(?:(?:^|[^\p{L}])(?:\p{L}|[munkcdµμ]?[mgslLJWVANK]|cm|mm|km|kg|mol|ml|ha|Hz|[A-Z][a-z])|[=+\-−×²³])$/u
/** So is one after a number, but for that of a version: `2.0.5`. */
const NUMBER_BEHIND = /(?<!\d\.\d+\.)(?<!\d)\d+$|(?<!\.\d+)\.\d+$/u
/** Parentheses without a word hold a formula. */
const FORMULA_BEHIND = /\([^()]*\)$/u

/** A range names at most this many entries; a wider one is not a range of citations. */
const WIDEST_RANGE = 30

/** Citations by label in one text, in the given style; a group with a label that has no entry is not a citation. */
export function findNumericCitations(
  content: readonly Inline[],
  style: LabelStyle,
  byLabel: ReadonlyMap<string, CitedEntry>,
): CitationSpan[] {
  return textsOf(content, style).flatMap(({ text, offset }) =>
    [...text.matchAll(GROUPS[style])].flatMap(match => {
      const list = match[1] ?? ''
      return readGroup(list, offset + match.index + match[0].indexOf(list), byLabel) ?? []
    }),
  )
}

/** The texts that may contain groups of labels: all, or each raised text alone. */
function textsOf(content: readonly Inline[], style: LabelStyle): { text: string; offset: number }[] {
  const runs = content.filter(inline => inline.type === 'text')
  let before = ''
  const texts: { text: string; offset: number }[] = []
  runs.forEach(({ text, style: { script } }, i) => {
    const isRaised = style === 'raised' && script === 'super'
    if (isRaised && !carriesExponent(before) && !opensNote(before, runs[i + 1]?.text ?? '')) {
      texts.push({ text, offset: before.length })
    }
    before += text
  })
  return style === 'raised' ? texts : [{ text: before, offset: 0 }]
}

/** A raised mark in front of a word belongs to a note on it: `¹IS, insect stage`. */
function opensNote(before: string, behind: string): boolean {
  return /(?:^|\s)$/u.test(before) && /^\s?\p{L}/u.test(behind)
}

function carriesExponent(before: string): boolean {
  const text = before.trimEnd()
  if (CARRIES_EXPONENT.test(text) || NUMBER_BEHIND.test(text)) return true
  const parentheses = FORMULA_BEHIND.exec(text)?.[0]
  return parentheses !== undefined && !/\p{L}{3}/u.test(parentheses)
}

/** One span for each label and each range. */
function readGroup(list: string, offset: number, byLabel: ReadonlyMap<string, CitedEntry>): CitationSpan[] | undefined {
  const spans: CitationSpan[] = []
  for (const piece of list
    .split(/[,;]/u)
    .map((text, i, all) => ({ text, at: all.slice(0, i).join(',').length + (i > 0 ? 1 : 0) }))) {
    const start = offset + piece.at + (piece.text.length - piece.text.trimStart().length)
    const label = piece.text.trim()
    const targets = targetsOf(label, byLabel)
    if (targets === undefined) return undefined
    spans.push({ start, end: start + label.length, targets })
  }
  return spans
}

function targetsOf(label: string, byLabel: ReadonlyMap<string, CitedEntry>): readonly string[] | undefined {
  // `5a` is a part of an entry that holds several works.
  const cited = byLabel.get(label) ?? byLabel.get(label.replace(/(?<=^\d+)[a-z]$/u, ''))
  if (cited !== undefined) return [cited.id]
  const [, from, to] = RANGE.exec(label) ?? []
  if (from === undefined || to === undefined) return undefined
  const length = Number(to) - Number(from)
  if (length < 1 || length > WIDEST_RANGE) return undefined
  const entries = Array.from({ length: length + 1 }, (_, i) => byLabel.get(String(Number(from) + i)))
  return entries.every(entry => entry !== undefined) ? entries.map(({ id }) => id) : undefined
}
