import type { Diagnostic } from '../../base/diagnostics.ts'
import { SENTENCE_END } from '../../base/text/sentences/sentence-end.ts'
import { tokenize } from '../../base/text/sentences/tokens.ts'
import type { Account } from './account.ts'
import { blocksOf, contentOf } from './body/sections.ts'
import { DOUBTFUL_BELOW, type Trust, type TrustEvidence, type TrustMeasure } from '../../model/paper/trust.ts'
import type { Inline, Paper, PaperBlock } from '../../model/paper/paper.ts'
import { textWithoutMarks } from './paragraphs/inlines.ts'

/**
 * What each measure costs at most, and the share at which half of that is due: a few formulas or headings without a
 * stop are usual, so that the first per cent weigh most. The order of the costs is that of least-squares fits to papers
 * with known structure, one collection left out at a time; `test/bench/RESULTS.md` has the rank correlations.
 */
const COSTS: Readonly<Record<Exclude<TrustMeasure, 'missing'>, { readonly most: number; readonly half: number }>> = {
  // All or nothing: what was not read, or was taken for something else, has no structure to be trusted.
  'no-sentences': { most: 1, half: 0 },
  // Glyphs that are no running text: where a rule failed for a whole page, they become many.
  doubt: { most: 0.5, half: 0.03 },
  // Paragraphs cut at a column, a float or a false heading begin with a small letter, but so do those after a formula.
  'begun-paragraphs': { most: 0.25, half: 0.06 },
  // Their first parts end within a sentence; so do introductions of lists and quotations.
  'unfinished-paragraphs': { most: 0.15, half: 0.2 },
  // Labels of figures and cells of tables that became text.
  'one-word-paragraphs': { most: 0.1, half: 0.03 },
}

/** What a measure says, for a message. */
const IN_WORDS: Readonly<Record<TrustMeasure, string>> = {
  missing: 'of the pages are missing',
  'no-sentences': 'of the text is missing',
  doubt: 'of the text looks like no running text',
  'begun-paragraphs': 'of the paragraphs begin inside a sentence',
  'unfinished-paragraphs': 'of the paragraphs end inside a sentence',
  'one-word-paragraphs': 'of the paragraphs are single words',
}

/** A small letter at the beginning, after quotation marks and brackets. */
const BEGINS_SMALL = /^["'“”„«»‘’(\[]*\p{Ll}/u

/** Words of the longest paragraph that counts as a label. */
const LONGEST_LABEL = 2

/**
 * The figure of trust of a paper, with its evidence. Deterministic; looks at nothing but its arguments.
 *
 * @param missing share of the pages that a damaged file lacks, 0 to 1: what is there is worth no more than its share
 */
export function measureTrust(paper: Paper, account: Account, missing = 0): Trust {
  const blocks = blocksOf(paper.sections)
  const texts = blocks.flatMap(block =>
    block.type === 'paragraph' && block.kind === 'text' ? [textWithoutMarks(block.content).trim()] : [],
  )
  const shareOf = (isBad: (text: string) => boolean) => texts.filter(isBad).length / Math.max(1, texts.length)
  const shares: Record<keyof typeof COSTS, number> = {
    'no-sentences': hasSentences(paper, blocks) ? 0 : 1,
    doubt: Math.max(0, (account.byRole['doubt'] ?? 0) - glossedGlyphs(blocks)) / Math.max(1, account.placed),
    'begun-paragraphs': shareOf(text => BEGINS_SMALL.test(text)),
    'unfinished-paragraphs': shareOf(text => !SENTENCE_END.test(text)),
    'one-word-paragraphs': shareOf(isLabel),
  }
  const evidence = Object.entries(COSTS).map(([name, { most, half }]): TrustEvidence => {
    const measure = name as keyof typeof COSTS
    const share = shares[measure]
    return { measure, share, cost: share === 0 ? 0 : (most * share) / (share + half) }
  })
  const ofStructure = Math.max(0, 1 - evidence.reduce((sum, part) => sum + part.cost, 0))
  if (missing > 0) evidence.push({ measure: 'missing', share: missing, cost: missing * ofStructure })
  return { value: (1 - missing) * ofStructure, evidence: evidence.sort((a, b) => b.cost - a.cost) }
}

/** Warns of a paper whose structure contradicts itself, or that has nothing to read; `undefined` for most papers. */
export function warnOfDoubt({ value, evidence }: Trust, account: Account, pages: number): Diagnostic | undefined {
  const [dearest] = evidence
  if (value >= DOUBTFUL_BELOW || dearest === undefined) return undefined
  if (dearest.measure === 'no-sentences') return warnOfNoText(account, pages)
  const reason = `${(100 * dearest.share).toFixed(0)} % ${IN_WORDS[dearest.measure]}`
  const message = `the structure may be wrong in parts (figure of trust ${value.toFixed(2)}): ${reason}; look at it with inspect`
  return { code: 'W_STRUCTURE_DOUBTFUL', severity: 'warning', message }
}

function warnOfNoText({ read, dropped }: Account, pages: number): Diagnostic {
  const where = pages === 1 ? 'its only page' : `its ${pages} pages`
  const reason =
    read === 0
      ? `no text was found on ${where}`
      : dropped === read
        ? `all text on ${where} is left out, see the report`
        : `what was read on ${where} is no running text`
  return { code: 'W_NO_TEXT', severity: 'warning', message: `not one sentence: ${reason}` }
}

/** Whether anything is there to read: running text, a note, a caption or the cell of a table. A lone title is not. */
function hasSentences({ front }: Paper, blocks: readonly PaperBlock[]): boolean {
  const hasText = (content: readonly Inline[]) => textWithoutMarks(content).trim() !== ''
  return (
    front.abstract.some(({ content }) => hasText(content)) ||
    blocks.some(
      block =>
        hasText(contentOf(block)) ||
        (block.type === 'doubt' && block.kind === 'gloss') ||
        (block.type === 'table' && block.rows.flat().some(({ content }) => hasText(content))),
    )
  )
}

/** Glyphs of glossed examples: they are no running text, and understood. */
function glossedGlyphs(blocks: readonly PaperBlock[]): number {
  const texts = blocks.flatMap(block => (block.type === 'doubt' && block.kind === 'gloss' ? [block.text] : []))
  return texts.reduce((sum, text) => sum + text.replace(/\s/gu, '').length, 0)
}

/** Whether a text has no more words than a label; the words after those are not looked at. */
function isLabel(text: string): boolean {
  let words = 0
  for (const [piece] of text.matchAll(/\S+/g)) {
    words += tokenize(piece).filter(({ isPunctuation }) => !isPunctuation).length
    if (words > LONGEST_LABEL) return false
  }
  return true
}
