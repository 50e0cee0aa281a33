import {
  type ConversionOptions,
  type DocumentView,
  OFFLINE,
  type OnSent,
  Refusal,
  type Sent,
  toRefusal,
} from './api.ts'

/** A service that has enough to do is asked again after so long. */
const BUSY_PAUSE_MS = 5000

/**
 * Of a file of which less is left it is not known whether the service has all of it: so much may be under way, in the buffers of
 * the browser and of the network.
 */
const UNDER_WAY_BYTES = 4_000_000

/** Status of an answer to a document that the service did not have. */
const ACCEPTED = 202

/**
 * Sends a file, and again while the service has no room for it. A signal stops it only while the service cannot have all of the
 * file: what it has taken is told, so that it can be removed.
 * @throws {Refusal} `E_CANCELLED` where it was stopped
 */
export async function upload(
  file: File,
  options: ConversionOptions,
  signal: AbortSignal,
  onSent: OnSent,
): Promise<Sent> {
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
function send(file: File, options: ConversionOptions, signal: AbortSignal, onSent: OnSent): Promise<Sent> {
  const form = new FormData()
  for (const [name, value] of Object.entries(options)) form.append(name, value)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    let left = file.size
    sending.open('POST', '/v1/documents')
    sending.setRequestHeader('X-Paperxml', '1')
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      left = total - loaded
      onSent(total === 0 ? 0 : loaded / total)
    })
    sending.addEventListener('load', () => {
      const { status, responseText } = sending
      if (status < 300) resolve({ view: JSON.parse(responseText) as DocumentView, isNew: status === ACCEPTED })
      else reject(toRefusal(sending.status, sending.responseText))
    })
    sending.addEventListener('error', () => reject(new Refusal(OFFLINE, 'E_OFFLINE', 'the service is not reached')))
    sending.addEventListener('abort', () => reject(new Refusal(OFFLINE, 'E_CANCELLED', 'cancelled')))
    signal.addEventListener('abort', () => left > UNDER_WAY_BYTES && sending.abort())
    if (signal.aborted) reject(new Refusal(OFFLINE, 'E_CANCELLED', 'cancelled'))
    else sending.send(form)
  })
}
