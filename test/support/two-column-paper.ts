import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The paper that the tests of the page convert. */
export const PAPER = readFileSync(fileURLToPath(new URL('../../fixtures/paper/two-column.pdf', import.meta.url)))
/** How a paragraph of it opens. */
export const FIRST_TEXT = 'Diaries of lighthouse keepers'
/** An authority file with what an earlier paper shows of one of its authors. */
export const EARLIER = `%rec: Author

Surname: Ellingham
Given: Martha
Middle: Jane
Seen: Ellingham, Martha Jane
+ floods-2009
Email: m.ellingham@northwick.example
+ floods-2009
`
