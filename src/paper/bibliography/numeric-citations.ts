import type { Inline } from '../paper.ts'
import type { CitationSpan } from './citation-spans.ts'
import type { CitedEntry } from './cited-entries.ts'

/** How labels stand in the text: `[3, 5–7]`, `(3, 5–7)`, raised. */
export const LABEL_STYLES = ['brackets', 'raised', 'parentheses'] as const
export type LabelStyle = (typeof LABEL_STYLES)[number]

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}+.:\-]{0,20}`
const DASH = String.raw`\s?[-–—−‐‑]\s?`
const LIST = String.raw`\s*(?:${LABEL})(?:(?:${DASH}|\s*[,;]\s*)(?:${LABEL}))*`
const GROUPS: Readonly<Record<LabelStyle, RegExp>> = {
  brackets: new RegExp(String.raw`\[(${LIST})\s*(?:,\s*(?:pp?|S|chap|sec|Kap)\.[^\]]{0,20})?\]`, 'gu'),
  parentheses: new RegExp(String.raw`\((${LIST})\s*\)`, 'gu'),
  raised: new RegExp(String.raw`^[\s[(]*(${LIST})[\s\])]*$`, 'gu'),
}
/** A number behind these is an exponent or an isotope, not a citation: `10`, `m`, `km`, `CO`. */
const CARRIES_EXPONENT =
  /(?:\d|(?:^|[\s\d(/·×])(?:[munkcdµμ]?[mgslLJWVANK]|cm|mm|km|kg|mol|ml|ha|Hz|[A-Z][a-z]?)|[=+\-−×)²³])$/u
/** A range names at most this many entries; a wider one is no range of citations. */
const WIDEST_RANGE = 30

/** Citations by label in one text, in the given style; a group of which one label has no entry is none. */
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

/** The texts in which groups of labels may stand: all, or each raised text alone. */
function textsOf(content: readonly Inline[], style: LabelStyle): { text: string; offset: number }[] {
  let before = ''
  const texts: { text: string; offset: number }[] = []
  for (const inline of content) {
    if (inline.type !== 'text') continue
    const isRaised = inline.style.script === 'super' && !CARRIES_EXPONENT.test(before.trimEnd())
    if (style === 'raised' && isRaised) texts.push({ text: inline.text, offset: before.length })
    before += inline.text
  }
  return style === 'raised' ? texts : [{ text: before, offset: 0 }]
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
  const own = byLabel.get(label)
  if (own !== undefined) return [own.id]
  const [, from, to] = /^(\d+)\s?[-–—−‐‑]\s?(\d+)$/u.exec(label) ?? []
  if (from === undefined || to === undefined) return undefined
  const length = Number(to) - Number(from)
  if (length < 1 || length > WIDEST_RANGE) return undefined
  const entries = Array.from({ length: length + 1 }, (_, i) => byLabel.get(String(Number(from) + i)))
  return entries.every(entry => entry !== undefined) ? entries.map(({ id }) => id) : undefined
}
