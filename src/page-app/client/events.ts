import type { DocumentObserver, DocumentView, Progress } from './api.ts'

/**
 * Follows all documents on one connection: a browser has six for a service. A page that nobody sees has none, so that
 * many tabs can be open. What comes back ends it.
 */
export function followDocuments(ids: () => readonly string[], observer: DocumentObserver): () => void {
  let source: EventSource | undefined
  const open = () => {
    source = new EventSource(`/v1/documents/events?ids=${ids().join(',')}`)
    source.addEventListener('open', observer.onOpen)
    source.addEventListener('status', event => observer.onStatus(JSON.parse(event.data as string) as DocumentView))
    source.addEventListener('page', event => {
      const { id, ...progress } = JSON.parse(event.data as string) as Progress & { readonly id: string }
      observer.onProgress(id, progress)
    })
  }
  const follow = () => {
    source?.close()
    if (!document.hidden) open()
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    source?.close()
  }
}
