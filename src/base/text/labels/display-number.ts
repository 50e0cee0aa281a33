/** How the numbers of displayed formulas look, without their brackets, as parts of patterns. */

/** A number: `2.3`, `A.1`, `S4`, `7a`, `3′`. */
export const DISPLAY_NUMBER = String.raw`(?:[A-Z][.–-]?)?\d{1,3}(?:[.–-]\d{1,3})*[a-z]?[′']?`

/** A number or another name: `A`, `LP`, `iv`. By themselves these prove nothing: they ask for a place apart from the formula. */
export const DISPLAY_NAME = `${DISPLAY_NUMBER}|[A-Z]{1,3}[′']?|[a-z][′']?|[ivx]{2,4}`
