import { foldWhitespace } from '../text/characters/unicode.ts'
import { expandReplacement, type Replacement } from './java-regex/replacement.ts'

/** A rule that puts something else in the place of every match. */
export interface ReplaceRule {
  readonly pattern: RegExp
  readonly replacement: Replacement
}

/** What stands left and right of a break, each as a whole; `undefined` for a side that may be anything. */
export interface BreakRule {
  readonly left: RegExp | undefined
  readonly right: RegExp | undefined
}

/** A rule for two pieces that are one text; `glue` is put between them. */
export interface JoinRule extends BreakRule {
  readonly glue: string
}

/** The rules of one language, or those that hold for all. */
export interface LanguageRules {
  readonly normalize: readonly ReplaceRule[]
  readonly repair: readonly ReplaceRule[]
  readonly joinWords: readonly JoinRule[]
  readonly absoluteEof: readonly BreakRule[]
  /** Model for an outside sentence joiner. */
  readonly sentenceJoinModel: string | undefined
}

/**
 * The text after rules of replacement, one after the other. White space is folded first, so that a rule that replaces a
 * strange blank by nothing glues no words, and again behind them.
 */
export function replaceByRules(text: string, rules: readonly ReplaceRule[]): string {
  let replaced = foldWhitespace(text)
  for (const { pattern, replacement } of rules) {
    replaced = replaced.replace(pattern, (whole, ...rest: unknown[]) => {
      return expandReplacement(replacement, whole, toGroups(rest.at(-1)))
    })
  }
  return foldWhitespace(replaced)
}

/** What `replace` gives last where the expression has named groups: them; else the text. */
function toGroups(last: unknown): Readonly<Record<string, string | undefined>> {
  return typeof last === 'object' ? (last as Record<string, string | undefined>) : {}
}

/** What rules say of the break between two pieces; `undefined` where they say nothing. */
export type BreakDecision = { readonly type: 'end' } | { readonly type: 'join'; readonly glue: string } | undefined

/**
 * What the rules say of a break. The end of a sentence goes before a join; within each the rules for all languages go
 * before those of the language, in the order of the file.
 */
export function decideBreak(left: string, right: string, rules: readonly LanguageRules[]): BreakDecision {
  const fits = (rule: BreakRule) => (rule.left?.test(left) ?? true) && (rule.right?.test(right) ?? true)
  if (rules.some(({ absoluteEof }) => absoluteEof.some(fits))) return { type: 'end' }
  for (const { joinWords } of rules) {
    const rule = joinWords.find(fits)
    if (rule !== undefined) return { type: 'join', glue: rule.glue }
  }
  return undefined
}
