import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAscii } from 'node:buffer'
import { ServiceError } from '../service-error.ts'
import { MOST_FIELDS } from './upload.ts'

/** Thousands of references, which no paper has. */
export const MOST_FORM_BYTES = 8 * 1024 * 1024

/** Most values of a form, such as references of a list: more than any paper has. */
const MOST_VALUES = 5000

/** Longest field with its name as it is sent: the 64 KiB of a multipart form, each byte percent-encoded, and some more. */
const MOST_PAIR_BYTES = 256 * 1024

const EMPTY = Buffer.alloc(0)
const AMPERSAND = '&'.charCodeAt(0)

/** All values of each field. */
export type FormFields = ReadonlyMap<string, readonly string[]>

/** Has forms without files read, piece by piece as they come: no form keeps the server from other requests. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (_request: FastifyRequest, body: AsyncIterable<Buffer>) => {
      const form = new FormReader()
      // A form that is refused is read to its end: a client that is answered while it sends may not see the answer.
      for await (const piece of body) form.read(piece)
      return form.finish()
    },
  )
}

/** All values of each field of a form without files. */
export function formFields({ body }: FastifyRequest): FormFields {
  return body instanceof Map ? (body as FormFields) : new Map()
}

/** Reads a form from its pieces, and stops at the first limit that it exceeds. */
class FormReader {
  readonly #fields = new Map<string, string[]>()
  #values = 0
  #bytes = 0
  /** The pieces of the field that has not ended yet. */
  #open: Buffer[] = []
  #openBytes = 0
  #excess: string | undefined

  read(piece: Buffer): void {
    this.#bytes += piece.length
    if (this.#bytes > MOST_FORM_BYTES) this.#excess ??= 'the form is larger than 8 MiB'
    let from = 0
    while (this.#excess === undefined) {
      const end = piece.indexOf(AMPERSAND, from)
      this.#keep(piece.subarray(from, end < 0 ? undefined : end))
      if (end < 0) break
      this.#endField()
      from = end + 1
    }
  }

  /** @throws {ServiceError} `E_UPLOAD_TOO_LARGE` where the form is larger than any that a route takes */
  finish(): FormFields {
    if (this.#excess === undefined) this.#endField()
    if (this.#excess !== undefined) throw new ServiceError('E_UPLOAD_TOO_LARGE', this.#excess)
    return this.#fields
  }

  #keep(piece: Buffer): void {
    this.#openBytes += piece.length
    if (this.#openBytes > MOST_PAIR_BYTES) this.#excess = 'a field is longer than 64 KiB'
    else this.#open.push(piece)
  }

  #endField(): void {
    const [first = EMPTY] = this.#open
    const pair = this.#open.length > 1 ? Buffer.concat(this.#open) : first
    this.#open = []
    this.#openBytes = 0
    for (const [name, value] of readPair(pair)) {
      const values = this.#fields.get(name) ?? []
      values.push(value)
      this.#fields.set(name, values)
      this.#values++
    }
    if (this.#fields.size > MOST_FIELDS) this.#excess = `the form has more than ${MOST_FIELDS} fields`
    if (this.#values > MOST_VALUES) this.#excess = `the form has more than ${MOST_VALUES} values`
  }
}

/**
 * The name and the value of a field as it is sent; nothing where it is empty. Percent-encoded ASCII, as forms are, is read in a
 * third of the time that `URLSearchParams` takes, which reads what is neither.
 */
function readPair(pair: Buffer): Iterable<readonly [string, string]> {
  if (!isAscii(pair)) return new URLSearchParams(pair.toString('utf8'))
  const text = pair.toString('latin1')
  if (text === '') return []
  const equals = text.indexOf('=')
  try {
    return [[decode(equals < 0 ? text : text.slice(0, equals)), equals < 0 ? '' : decode(text.slice(equals + 1))]]
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return new URLSearchParams(text)
  }
}

function decode(text: string): string {
  return decodeURIComponent(text.includes('+') ? text.replaceAll('+', ' ') : text)
}
