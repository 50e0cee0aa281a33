/** A word of a surname: one with a capital, or a short particle like `de` and `von`. */
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}'’-]*|\p{Ll}{1,3})`
const SURNAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s${WORD}){0,3}`
/** A surname before the given names (`De Roberto, F.`) or initials (`Smith AB, Lee C`), or initials before it (`A. B. Smith`). */
const AUTHOR = String.raw`(?:${SURNAME}(?:,\s+\p{Lu}|\s\p{Lu}{1,3}[,:.])|(?:\p{Lu}\.[\s-]?)+\p{Lu}\p{L})`

/** How entries of a list of references begin: with a number or an author. */
export const ENTRY_START = new RegExp(String.raw`^(?:\[?\d|${AUTHOR})`, 'u')

/** The author who opens an entry, after its label if it has one. */
export const AUTHOR_START = new RegExp(String.raw`^(?:[[(]?\d{1,3}[\]).]{0,2}\s+)?${AUTHOR}`, 'u')
