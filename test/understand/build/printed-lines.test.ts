import { describe, expect, test } from 'vitest'
import { convertOnce } from '../../support/invariants.ts'
import { listFixtures } from '../../support/papers.ts'
import {
  compareWithPoppler,
  HAS_POPPLER,
  linedTextsOf,
  popplerWords,
  textsOfLines,
} from '../../support/printed-lines.ts'

/** Poppler does not know vertical lines, and has letters of right-to-left lines in the order of the page. */
const OTHER_WRITING = /arabic|hebrew|japanese/

/** Share of lines that must be where poppler has them: it leaves out large operators of formulas. */
const LEAST_SHARE = 0.97

describe.each(listFixtures())('$name', paper => {
  test('has each character of a text in one line, in their order', async () => {
    const conversion = await convertOnce(paper)
    for (const { id, text, lines } of linedTextsOf(conversion.paper)) {
      const characters = [...text]
      let end = 0
      for (const line of lines) {
        expect(characters.slice(end, line.start).join('').trim(), `before a line of ${id}`).toBe('')
        expect(line.end).toBeGreaterThanOrEqual(line.start)
        end = Math.max(end, line.end)
      }
      if (lines.length > 0) expect(characters.slice(end).join('').trim(), `behind the lines of ${id}`).toBe('')
    }
  })

  test.runIf(HAS_POPPLER && !OTHER_WRITING.test(paper.stem))('has its lines where poppler has them', async () => {
    const conversion = await convertOnce(paper)
    const lines = linedTextsOf(conversion.paper).flatMap(textsOfLines)
    const { compared, differing } = compareWithPoppler(lines, popplerWords(paper.file))
    expect(compared - differing.length, differing.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE * compared)
  })
})
