import type { Draft } from './draft.ts'

/** Says of a page that it was looked through, or that it was not. */
export function toggleReview(draft: Draft, page: number): Draft {
  const { reviews } = draft
  const others = reviews.filter(other => other !== page)
  return { ...draft, reviews: others.length < reviews.length ? others : [...reviews, page].sort((a, b) => a - b) }
}

/** The first page after another that nobody has reviewed, from the beginning again at the end; `undefined` if all were. */
export function nextToReview({ reviews }: Draft, pages: readonly number[], page: number): number | undefined {
  const place = pages.indexOf(page)
  const known = new Set(reviews)
  return [...pages.slice(place + 1), ...pages.slice(0, place + 1)].find(each => !known.has(each))
}
