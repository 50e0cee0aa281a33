import { expect, test } from 'vitest'
import { groupBlocks } from '../../../../src/understand/layout/blocks/blocks.ts'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'

const LEADING = { body: 12, ratio: 1.2 }

/** The first words of the blocks of a page on which text ends right above a table of four lines. */
function startsOf(text: string): string[] {
  const lines = text.trim().split('\n').length
  const art = `${text.trimEnd()}

  Word          First     Second
  river         12        7
  old town      3         5
  water         14        2`
  const rules = [1, 2, 5].map(row => ruleAbove(lines + row, 0, 40))
  const [layout] = layOutPages([drawPage(art, { rules })], 10)
  return layout === undefined
    ? []
    : groupBlocks(layout, LEADING, new Set()).map(block => textOfBlock(block).split(' ').slice(0, 2).join(' '))
}

test('the caption of a table is a block, however near the text above it is', () => {
  const starts = startsOf(`
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  Table 1: Words and their counts in two parts of the text, with the
  towns that are named most.`)
  expect(starts).toEqual(['The last', 'Table 1:', 'Word First'])
})

test('a sentence that says the label at the start of a line goes on', () => {
  const starts = startsOf(`
  The last few decades have seen how rivers move through towns; see
  Table 1: the words and their counts in two parts of the text, with
  the towns that are named most.`)
  expect(starts).toEqual(['The last', 'Word First'])
})
