import { expect, test } from 'vitest'
import { indexPrinted, keepPrinted } from '../../../../../src/products/evaluation/blocks/gold/printed.ts'

const PRINTED = indexPrinted([
  'On Ice',
  'Introduction',
  'The lake had frozen before the ferry-',
  'men came, and they waited for war-',
  'mer weather.',
  'Lake University 468',
])

test('keeps the parts of a gold that a PDF prints, over line ends and divided words', () => {
  const kept = keepPrinted(
    {
      title: 'On Ice',
      subtitle: 'Online First',
      authors: [
        { surname: 'Wu', email: 'a@b.example' },
        { surname: 'Lee', email: 'Lake' },
      ],
      abstract: ['The lake had frozen before the ferrymen came.', 'A summary for the web alone.'],
      blocks: [
        { type: 'heading', text: 'Introduction' },
        { type: 'heading', text: 'Supplement' },
        {
          type: 'paragraph',
          text: 'The lake had frozen, before the ferrymen came and they waited for warmer weather.',
        },
        { type: 'paragraph', text: 'The weather had frozen them for the lake and came before university.' },
        { type: 'table', rows: [['468', 'Lake University']] },
        { type: 'table', rows: [['468', 'Depth in metres']] },
        { type: 'equation', text: '∑' },
      ],
    },
    PRINTED,
  )
  expect(kept).toEqual({
    title: 'On Ice',
    subtitle: '',
    authors: [{ surname: 'Wu' }, { surname: 'Lee', email: 'Lake' }],
    abstract: ['The lake had frozen before the ferrymen came.'],
    blocks: [
      { type: 'heading', text: 'Introduction' },
      { type: 'paragraph', text: 'The lake had frozen, before the ferrymen came and they waited for warmer weather.' },
      { type: 'table', rows: [['468', 'Lake University']] },
    ],
  })
})
