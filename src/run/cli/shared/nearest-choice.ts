import { editDistance } from '../../../base/text/characters/levenshtein.ts'

/** Most letters that a slip of the hand changes: `txt` for `text`, `makrdown` for `markdown`. */
const MOST_CHANGES = 2

/**
 * The one of `choices` that was probably meant by `text`: the nearest by Levenshtein distance within two changes that leave more than half
 * of its letters, or else the first that holds the letters of `text` in their order (`md` for `markdown`, `xml` for `paperxml`).
 */
export function nearestChoice(text: string, choices: readonly string[]): string | undefined {
  const most = Math.min(MOST_CHANGES, Math.floor((text.length - 1) / 2))
  const near = choices
    .map(choice => ({ choice, distance: editDistance(text, choice) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.choice ?? choices.find(choice => holdsInOrder(choice, text))
}

/** Whether the letters of `part` occur in `whole` in the same order, with others between them. */
function holdsInOrder(whole: string, part: string): boolean {
  let from = 0
  for (const letter of part) {
    const place = whole.indexOf(letter, from)
    if (place < 0) return false
    from = place + 1
  }
  return true
}
