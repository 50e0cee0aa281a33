import { expect, test } from 'vitest'
import { countCallouts } from '../../../../src/understand/build/callouts/count-callouts.ts'
import { linkCallouts } from '../../../../src/understand/build/callouts/link-callouts.ts'
import type { Inline, PaperBlock, Section } from '../../../../src/model/paper/paper.ts'
import { transformToTei } from '../../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../../src/write/transforms/validate.ts'
import * as b from '../../../support/paper-builder.ts'
import { toPaperXml } from '../../../support/writings.ts'

const withId = <Block extends PaperBlock | Section>(id: string, block: Block): Block => ({ ...block, id })

/** A paper of one figure, one table, one formula, two sections and an appendix. */
function paperWith(...content: readonly (string | Inline)[]) {
  const formula = withId('d1', b.doubt('a = b (1)', { kind: 'formula', formula: 1 }))
  const first = withId(
    's1',
    b.section(
      '1 Rivers',
      b.p(...content),
      withId('x1', b.figure('Figure 1: See Table 1 and Figure 1.')),
      b.p('a', b.formulaPlace(1)),
      formula,
    ),
  )
  const second = withId('s2', b.section('2 Lakes', withId('t1', b.table('Table 1: Depths.', ['9']))))
  return b.paper([first, second, withId('s3', b.appendix('A Maps', b.p('m')))])
}

const linked = (...content: readonly (string | Inline)[]) => {
  const paper = paperWith(...content)
  return { ...paper, ...linkCallouts(paper) }
}

/** The callouts of content as `text→ids`. */
function show(content: readonly Inline[]): string[] {
  const found: string[] = []
  let open: string | undefined
  for (const inline of content) {
    if (inline.type === 'callout-start') {
      open = inline.targets.join(' ')
      found.push('')
    } else if (inline.type === 'callout-end') {
      found.push(`${found.pop()}→${open}`)
      open = undefined
    } else if (inline.type === 'text' && open !== undefined) found.push(`${found.pop()}${inline.text}`)
  }
  return found
}

const contentOf = (block: PaperBlock | undefined) =>
  block?.type === 'paragraph' ? block.content : block?.type === 'figure' ? block.caption : []

test('are marked in text across styles and lines, but not with the raised number behind them', () => {
  const { sections } = linked('In ', b.bold('Fig.'), b.lb(), ' 1', b.sup('2'), ', Table 1 and Table 7.')
  expect(show(contentOf(sections[0]?.blocks[0]))).toEqual(['Fig. 1→x1', 'Table 1→t1', 'Table 7→'])
})

test('are marked in a caption, but for its label', () => {
  expect(show(contentOf(linked('x').sections[0]?.blocks[1]))).toEqual(['Table 1→t1', 'Figure 1→x1'])
})

test('are counted by kind', () => {
  expect(countCallouts(linked('See Fig. 1, Fig. 8 and Section 2.'))).toEqual({
    figure: { found: 3, linked: 2 },
    table: { found: 1, linked: 1 },
    section: { found: 1, linked: 1 },
  })
})

test('point at their targets in TEI, each flavour in its way', async () => {
  const paperXml = toPaperXml(linked('See Figure 1, Table 1, Eq. (1), Section 2, Appendix A and Figure 9.'))
  const tei = await transformToTei(paperXml)
  expect(tei).toContain(
    'See <ref type="figure" target="#fig1">Figure 1</ref>, <ref type="table" target="#tab1">Table 1</ref>, ' +
      '<ref type="formula" target="#f1">Eq. (1)</ref>, <ref type="section" target="#sec2">Section 2</ref>, ' +
      '<ref type="appendix" target="#sec3">Appendix A</ref> and Figure 9.',
  )
  expect(tei).toMatch(/<div xml:id="sec2">\s*<head n="2">/)
  expect(tei).toContain('<div type="appendix" xml:id="sec3">')
  expect(await validateTei(tei)).toEqual([])
  const grobid = await transformToTei(paperXml, { flavour: 'grobid' })
  expect(grobid).toContain(
    'See <ref type="figure" target="#fig_0">Figure 1</ref>, <ref type="table" target="#tab_0">Table 1</ref>, ' +
      '<ref type="formula" target="#formula_0">Eq. (1)</ref>, Section 2, Appendix A and Figure 9.',
  )
  expect(await validateTei(grobid)).toEqual([])
})
