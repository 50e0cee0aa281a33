import { type DocumentView, Refusal, toRefusal, OFFLINE } from './api.ts'

/** How the documents that are sent next are to be converted, by the names of `/v1/documents`. */
export type ConversionOptions = Readonly<Record<string, string>>

/** A service that has enough to do is asked again after so long. */
const BUSY_PAUSE_MS = 5000

/** Called with the share of a file that was sent, 0 to 1. */
type OnSent = (share: number) => void

/** Sends a file, and again while the service has no room for it; @throws {Refusal} */
export async function upload(
  file: File,
  options: ConversionOptions,
  signal: AbortSignal,
  onSent: OnSent,
): Promise<DocumentView> {
  for (;;) {
    try {
      return await send(file, options, signal, onSent)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503) throw error
      onSent(0)
      await new Promise(resolve => setTimeout(resolve, BUSY_PAUSE_MS))
    }
  }
}

/** `fetch` does not tell how much was sent. */
function send(file: File, options: ConversionOptions, signal: AbortSignal, onSent: OnSent): Promise<DocumentView> {
  const form = new FormData()
  for (const [name, value] of Object.entries(options)) form.append(name, value)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', '/v1/documents')
    sending.setRequestHeader('X-Paperxml', '1')
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total))
    sending.addEventListener('load', () => {
      if (sending.status < 300) resolve(JSON.parse(sending.responseText) as DocumentView)
      else reject(toRefusal(sending.status, sending.responseText))
    })
    sending.addEventListener('error', () => reject(new Refusal(OFFLINE, 'E_OFFLINE', 'the service is not reached')))
    sending.addEventListener('abort', () => reject(new Refusal(OFFLINE, 'E_CANCELLED', 'cancelled')))
    signal.addEventListener('abort', () => sending.abort())
    if (signal.aborted) reject(new Refusal(OFFLINE, 'E_CANCELLED', 'cancelled'))
    else sending.send(form)
  })
}
