import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DocumentObserver, DocumentView, OnSent, Sent } from '../../src/page-app/client/api.ts'
import { Papers } from '../../src/page-app/papers/papers.ts'

/** A file on its way; the test answers. */
interface Upload {
  readonly signal: AbortSignal
  readonly onSent: OnSent
  readonly answer: (sent: Sent) => void
}

const viewOf = (id: string, name: string): DocumentView => ({ id, name, status: 'done', outputs: [] })
const taken = (id: string, name: string): Sent => ({ view: viewOf(id, name), isNew: true })
const fileOf = (name: string) => new File(['text'], name, { lastModified: 1 })

describe('papers that are sent', () => {
  let uploads: Upload[]
  let removed: string[]
  let observer: DocumentObserver
  let papers: Papers

  beforeEach(async () => {
    uploads = []
    removed = []
    papers = new Papers({
      list: async () => ({ documents: [] }),
      send: (_file, _options, signal, onSent) => new Promise(answer => void uploads.push({ signal, onSent, answer })),
      convertAgain: async () => {},
      remove: async id => void removed.push(id),
      follow: given => {
        observer = given
        return () => {}
      },
      remember: () => {},
      forget: () => {},
      sayFailure: () => {},
    })
    await papers.start()
  })

  const listed = () => papers.items.map(({ name, view, stopped }) => [name, stopped ?? view?.id])
  const cancel = async (place: number) => {
    const item = papers.items[place]
    if (item !== undefined) await papers.cancel(item)
  }

  test('are removed when they are cancelled after the service has taken them, and listed once', async () => {
    papers.send([fileOf('a.pdf')], {})
    await cancel(0)
    expect(uploads[0]?.signal.aborted).toBe(true)
    observer.onStatus(viewOf('one', 'a.pdf'))
    uploads[0]?.answer(taken('one', 'a.pdf'))
    await vi.waitFor(() => expect(removed).toEqual(['one']))
    expect(listed()).toEqual([['a.pdf', 'cancelled']])
  })

  test('stay where the same file was there before it was sent again and cancelled', async () => {
    papers.send([fileOf('a.pdf')], {})
    uploads[0]?.answer(taken('one', 'a.pdf'))
    await vi.waitFor(() => expect(listed()).toEqual([['a.pdf', 'one']]))
    papers.send([fileOf('a.pdf'), fileOf('a.pdf')], {})
    await cancel(1)
    uploads[1]?.answer({ ...taken('one', 'a.pdf'), isNew: false })
    await vi.waitFor(() => expect(uploads).toHaveLength(3))
    expect(removed).toEqual([])
    uploads[2]?.answer({ ...taken('one', 'a.pdf'), isNew: false })
    const both = [
      ['a.pdf', 'cancelled'],
      ['a.pdf', 'one'],
    ]
    await vi.waitFor(() => expect(listed()).toEqual(both))
  })

  test('are sent again only when the service has answered for the same file', async () => {
    papers.send([fileOf('a.pdf'), fileOf('a.pdf'), fileOf('b.pdf')], {})
    expect(uploads).toHaveLength(2)
    await cancel(0)
    uploads[0]?.answer(taken('one', 'a.pdf'))
    await vi.waitFor(() => expect(uploads).toHaveLength(3))
    expect(removed).toEqual(['one'])
    uploads[2]?.answer(taken('two', 'a.pdf'))
    uploads[1]?.answer(taken('three', 'b.pdf'))
    const all = [
      ['a.pdf', 'cancelled'],
      ['a.pdf', 'two'],
      ['b.pdf', 'three'],
    ]
    await vi.waitFor(() => expect(listed()).toEqual(all))
  })
})
