import { foldWhitespace } from '../../base/text/characters/unicode.ts'
import { expandReplacement, type Replacement } from './java-regex/replacement.ts'

/** A rule that replaces every match. */
export interface ReplaceRule {
  readonly pattern: RegExp
  readonly replacement: Replacement
}

/** The whole texts on the left and the right of a break; `undefined` for a side that may be anything. */
export interface BreakRule {
  readonly left: RegExp | undefined
  readonly right: RegExp | undefined
}

/** A rule that joins two pieces, with `glue` between them. */
export interface JoinRule extends BreakRule {
  readonly glue: string
}

export interface LanguageRules {
  readonly normalize: readonly ReplaceRule[]
  readonly repair: readonly ReplaceRule[]
  readonly joinWords: readonly JoinRule[]
  readonly absoluteEof: readonly BreakRule[]
  /** Model for an outside sentence joiner. */
  readonly sentenceJoinModel: string | undefined
}

/**
 * The text after the replacements of all rules, one after the other. White space is folded before them, so that a rule
 * that deletes an unusual blank joins no words, and again after them.
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

/** The named groups of a match: the last argument of `replace` where the expression has groups, else that is the text. */
function toGroups(last: unknown): Readonly<Record<string, string | undefined>> {
  return typeof last === 'object' ? (last as Record<string, string | undefined>) : {}
}

/** What rules decide about the break between two pieces; `undefined` where no rule fits. */
export type BreakDecision = { readonly type: 'end' } | { readonly type: 'join'; readonly glue: string } | undefined

/**
 * The decision of the rules about a break. A rule that ends a sentence has precedence over one that joins. Within each
 * kind the rules for all languages come before those of the language, in the order of the file.
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
