import { editSimilarity } from '../matching/edit-distance.ts'
import { areAlikeByRatcliff } from '../matching/ratcliff-obershelp.ts'
import type { LinkedAffiliation, LinkedAuthor } from './linked-authors.ts'
import { LEAST_EDIT_SIMILARITY, LEAST_RATCLIFF_SIMILARITY, MATCHINGS, type Matching } from './matching.ts'
import { countOf, type Tally } from './tally.ts'

/** The row of GROBID's evaluation that says whether affiliations are tied to their authors. */
export const AFFILIATION_LINKED = 'affiliation_linked'

/** Shorter texts are in too many others. */
const LEAST_CONTAINED = 5

/**
 * Counts affiliations of authors as GROBID's evaluation does (its class `LinkedAffiliationEvaluator`): each author of the gold is paired with one
 * of the result by surname, and by the initial where several have it. Each affiliation of one answers at most one of the other. Authors
 * to whom the gold ties no affiliation do not count; those of the result that are in no pair are wrong with all of theirs.
 */
export function countLinkedAffiliations(
  tally: Tally,
  gold: readonly LinkedAuthor[],
  result: readonly LinkedAuthor[],
): void {
  const left = [...result]
  for (const author of gold.filter(({ surname, affiliations }) => surname !== '' && affiliations.length > 0)) {
    const partner = findPartner(author, left)
    if (partner !== undefined) left.splice(left.indexOf(partner), 1)
    for (const matching of MATCHINGS) countAuthor(tally, matching, author.affiliations, partner?.affiliations ?? [])
  }
  const unpaired = left.reduce((sum, { affiliations }) => sum + affiliations.length, 0)
  if (unpaired === 0) return
  for (const matching of MATCHINGS) countOf(tally, matching, AFFILIATION_LINKED).falsePositive += unpaired
}

function findPartner({ surname, initial }: LinkedAuthor, left: readonly LinkedAuthor[]): LinkedAuthor | undefined {
  const named = left.filter(other => other.surname === surname)
  return named.find(other => initial !== '' && other.initial === initial) ?? named[0]
}

function countAuthor(
  tally: Tally,
  matching: Matching,
  gold: readonly LinkedAffiliation[],
  result: readonly LinkedAffiliation[],
): void {
  const count = countOf(tally, matching, AFFILIATION_LINKED)
  const left = [...result]
  for (const affiliation of gold) {
    count.expected++
    const index = left.findIndex(other => isSame(affiliation, other, matching))
    if (index >= 0) {
      left.splice(index, 1)
      count.observed++
    } else count.falseNegative++
  }
  count.falsePositive += left.length
}

function isSame(gold: LinkedAffiliation, result: LinkedAffiliation, matching: Matching): boolean {
  const { strict } = gold
  if (matching === 'strict') return strict !== '' && strict === result.strict
  // The gold mostly has the place in the same text, which the result has in parts.
  if (isContained(gold.soft, result.organisation) || isContained(gold.organisation, result.soft)) return true
  if (matching === 'soft') return gold.soft !== '' && gold.soft === result.soft
  if (strict === '' || result.strict === '') return false
  return matching === 'levenshtein'
    ? editSimilarity(strict, result.strict) >= LEAST_EDIT_SIMILARITY
    : areAlikeByRatcliff(strict, result.strict, LEAST_RATCLIFF_SIMILARITY)
}

function isContained(first: string, second: string): boolean {
  if (first.length < LEAST_CONTAINED || second.length < LEAST_CONTAINED) return false
  return first.includes(second) || second.includes(first)
}
