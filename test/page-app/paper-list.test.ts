import { describe, expect, test } from 'vitest'
import {
  arrange,
  keepNews,
  mergeViews,
  type PaperItem,
  stateOf,
  withView,
} from '../../src/page-app/papers/paper-list.ts'
import { mayBePaper } from '../../src/page-app/papers/paper-names.ts'
import type { DocumentView } from '../../src/page-app/client/api.ts'

function viewOf(id: string, more: Partial<DocumentView> = {}): DocumentView {
  return { id, name: `${id}.pdf`, status: 'done', outputs: [], trust: 1, unaccountedGlyphs: 0, ...more }
}

function itemOf(id: string, more: Partial<DocumentView> = {}): PaperItem {
  return { key: id, name: `${id}.pdf`, view: viewOf(id, more) }
}

test('of a folder those files are sent that may be papers', () => {
  const names = [
    'a.pdf',
    'B.PDF',
    'c.tetml.gz',
    'd.hocr',
    'notes.txt',
    '.DS_Store',
    '._a.pdf',
    'e.tex',
    'f.tar.gz',
    'pdf',
  ]
  expect(names.filter(mayBePaper)).toEqual(['a.pdf', 'B.PDF', 'c.tetml.gz', 'd.hocr'])
})

describe('the list of papers', () => {
  const items = [
    itemOf('sure'),
    itemOf('unsure', { trust: 0.4 }),
    itemOf('lost', { unaccountedGlyphs: 3 }),
    itemOf('open', { status: 'converting' }),
    itemOf('failed', { status: 'failed' }),
  ]
  const keys = (list: readonly PaperItem[]) => list.map(({ key }) => key)

  test('begins with what wants to be looked at', () => {
    expect(keys(arrange(items, 'doubt', ''))).toEqual(['failed', 'open', 'lost', 'unsure', 'sure'])
  })

  test('can be in other orders, and searched', () => {
    expect(keys(arrange(items, 'newest', ''))).toEqual(['failed', 'open', 'lost', 'unsure', 'sure'])
    expect(keys(arrange(items, 'name', ''))).toEqual(['failed', 'lost', 'open', 'sure', 'unsure'])
    expect(keys(arrange(items, 'name', 'SURE PDF'))).toEqual(['sure', 'unsure'])
  })

  test('follows the service, and keeps what is only here', () => {
    const sending: PaperItem = { key: 'new', name: 'new.pdf', sent: 0.5 }
    const cancelled: PaperItem = { ...itemOf('gone'), stopped: 'cancelled' }
    const merged = mergeViews([itemOf('old'), sending, cancelled, itemOf('known')], [viewOf('known'), viewOf('other')])
    expect(keys(merged)).toEqual(['other', 'new', 'gone', 'known'])
    expect(keys(withView(merged, viewOf('known', { status: 'removed' })))).toEqual(['other', 'new', 'gone'])
    expect(keys(withView(merged, viewOf('later')))).toEqual(['other', 'new', 'gone', 'known', 'later'])
  })

  test('keeps what was heard since the service was asked for its list', () => {
    const asked = [itemOf('same'), itemOf('ended', { status: 'converting' }), itemOf('gone')]
    const [same, ended] = asked as [PaperItem, PaperItem, PaperItem]
    const now = [same, { ...ended, view: viewOf('ended', { status: 'failed' }) }]
    const listed = ['same', 'ended', 'gone', 'new'].map(id => viewOf(id, { status: 'converting' }))
    expect(keepNews(listed, asked, now).map(({ id, status }) => `${id} ${status}`)).toEqual([
      'same converting',
      'ended failed',
      'new converting',
    ])
  })

  test('says in words how far each is', () => {
    const progress = { stage: 'recognising', done: 2, pages: 8 } as const
    expect(stateOf(itemOf('a', { status: 'converting', progress }))).toEqual({
      words: 'recognising page 3 of 8',
      share: expect.closeTo(0.45),
    })
    const writing = { stage: 'writing', done: 1, pages: 2 } as const
    expect(stateOf(itemOf('a', { status: 'converting', progress: writing }))).toEqual({
      words: 'writing the outputs',
      share: expect.closeTo(0.9),
    })
    expect(stateOf(itemOf('a', { status: 'waiting', place: 4 })).words).toBe('waiting, number 4')
    expect(stateOf({ key: 'a', name: 'a', sent: 0.5 })).toEqual({ words: 'being sent', share: 0.5 })
  })
})
