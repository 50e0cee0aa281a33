/** What two builds decided otherwise, as plain data. Two items are one decision where their ids agree, or their page and text. */

/** A rule whose name holds a number, such as `same-text-on-3-pages`, is one rule. */
const NUMBER = /\d+/g

/**
 * The decisions on one paper that differ: `{ kind, before, after }`, in the order of its pages.
 *
 * - `role`: another role. `before` or `after` is missing where a block is only in one of them.
 * - `level`: a heading of another level.
 * - `extent`: the same beginning, other text: blocks are divided otherwise, or an author has other parts.
 * - `rules`: the same decision by other rules.
 * - `score`: the same rules, another score.
 *
 * @param before, after lists of items, see read-paper.mjs
 */
export function findDifferences(before, after) {
  const pairs = [...pairItems(before, after)]
  const differences = pairs.flatMap(pair => {
    const kind = kindOf(pair)
    return kind === undefined ? [] : [{ kind, ...pair }]
  })
  return differences.sort((a, b) => topOf(a) - topOf(b))
}

function* pairItems(before, after) {
  const left = new Map(after.map(item => [item.id, item]))
  const unpaired = []
  for (const item of before) {
    const same = left.get(item.id)
    if (same === undefined) unpaired.push(item)
    else yield { before: item, after: same }
    left.delete(item.id)
  }
  // A line of furniture that became a block, or the other way round, has another id.
  const byText = new Map([...left.values()].map(item => [placeOf(item), item]))
  for (const item of unpaired) {
    const same = byText.get(placeOf(item))
    yield { before: item, after: same }
    if (same !== undefined) left.delete(same.id)
    byText.delete(placeOf(item))
  }
  for (const item of left.values()) yield { before: undefined, after: item }
}

function placeOf({ page, text }) {
  return `${page} ${text}`
}

function kindOf({ before, after }) {
  if (before?.role !== after?.role) return 'role'
  if (before.level !== after.level) return 'level'
  if (before.text !== after.text) return 'extent'
  if (rulesOf(before).join() !== rulesOf(after).join()) return 'rules'
  return before.score === after.score ? undefined : 'score'
}

/** The rules of a decision by name, in the order of names: which one is strongest shows in the score. */
export function rulesOf(item) {
  return [...new Set((item?.rules ?? []).map(rule => rule.replaceAll(NUMBER, 'N')))].sort()
}

/** Where a difference is in the paper: pages first, then from top to bottom. What has no page comes first. */
function topOf({ before, after }) {
  const { page = 0, box } = after ?? before
  return page * 1e5 + (box?.top ?? 0)
}
