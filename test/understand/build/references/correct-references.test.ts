import { describe, expect, test } from 'vitest'
import type { ReferenceCorrection } from '../../../../src/model/corrections/reference-corrections.ts'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { blocksOf } from '../../../../src/understand/build/body/sections.ts'
import { isReference } from '../../../../src/understand/build/references/correct-references.ts'
import { understandPaper } from '../../../../src/products/recipes/understand.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'

const PAGES = [
  drawPage([
    'On the Slow Movement of Rivers {18 bold}',
    '',
    '1 Introduction {12 bold}',
    '',
    'Rivers are slow, as all know who read Hill (2011) and then Stone (2004).',
    ...paragraph(5, 70, 'Towns'),
    '',
    'References {12 bold}',
    '',
    'Hill, A. 2010. The growth of rivers, and of all that lives in them.',
    '   Journal of Rivers, 4(2):10-20.',
    'Moss, B. 2003. The fall of rivers, and of all that lives in them.',
    '   Journal of Rivers, 5(1):1-9.',
    'Stone, C. 2004. The sound of rivers, and of all that lives in them.',
    '   Journal of Rivers, 6(3):7-12.',
  ]),
]

async function understand(corrections: readonly ReferenceCorrection[] = []) {
  const unused: Diagnostic[] = []
  const document = { pages: PAGES, outline: [], metadata: {}, pageCount: 1 }
  const options = { id: 'rivers', source: 'rivers.pdf', language: 'en', corrections }
  const { paper, correctedReferences } = await understandPaper(document, options, each => unused.push(each))
  const blocks = blocksOf(paper.sections)
  const content = blocks.flatMap(block => (block.type === 'paragraph' && block.kind === 'text' ? block.content : []))
  const cited = content.flatMap(inline => (inline.type === 'citation-start' ? inline.targets : []))
  return {
    references: blocks.filter(isReference),
    cited,
    correctedReferences,
    unused: unused.map(each => each.message),
  }
}

const HILL = { page: 1, text: 'Hill, A. 2010. The growth of rivers, and of all that lives in them.' }

describe('corrected fields of a reference', () => {
  test('are those of the entry, and lead citations to it', async () => {
    const plain = await understand()
    expect(plain.cited).toEqual(['b3'])
    const { references, cited, unused } = await understand([
      { ...HILL, reference: { year: '2011', authors: ['Hill, Anna', 'River Board'], issue: '', doi: '10.1000/4' } },
    ])
    expect(unused).toEqual([])
    const [hill] = references
    expect(hill?.reference).toEqual({
      ...plain.references[0]?.reference,
      authors: [{ surname: 'Hill', given: 'Anna' }, { surname: 'River Board' }],
      year: '2011',
      issue: undefined,
      doi: '10.1000/4',
    })
    expect(hill?.content).toEqual(plain.references[0]?.content)
    expect(cited).toEqual(['b1', 'b3'])
  })

  test('find an entry that is read a little otherwise or is on another page by now', async () => {
    const other = {
      page: 3,
      text: 'Hi11, A. 2010. The growth of rivers, and of all tbat lives',
      reference: { year: '2011' },
    }
    const { references } = await understand([other])
    expect(references[0]?.reference?.year).toBe('2011')
  })

  test('are told where there is no such entry', async () => {
    const { unused, correctedReferences } = await understand([
      { page: 1, text: 'Nobody. 1999. Nothing at all.', reference: { year: '2000' } },
    ])
    expect(unused).toEqual([expect.stringContaining('the reference "Nobody. 1999. Nothing at all." is not used')])
    expect(correctedReferences).toEqual([])
  })
})
