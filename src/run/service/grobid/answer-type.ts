import type { FastifyReply } from 'fastify'
import { chooseType } from '../http/accept.ts'

/** What `/api` answers with. */
export type GrobidType = 'application/xml' | 'application/x-bibtex' | 'application/zip' | 'application/json'

/** Some clients ask for XML as text. */
const XML_TYPES = ['application/xml', 'text/xml', 'text/plain'] as const

/** The one of the offered types that a client accepts. */
export function chooseGrobidType(accept: string | undefined, offered: readonly string[]): GrobidType {
  const bibtex = 'application/x-bibtex'
  const single = (['application/zip', 'application/json'] as const).find(type => offered.includes(type))
  if (single !== undefined) return chooseType(accept, [single])
  const offersBibtex = offered.includes(bibtex)
  return chooseType(accept, offersBibtex ? [...XML_TYPES, bibtex] : XML_TYPES) === bibtex ? bibtex : 'application/xml'
}

/** Sends a text of a type in UTF-8. */
export function sendText(reply: FastifyReply, type: string, text: string | Uint8Array): FastifyReply {
  return reply.header('Content-Type', `${type}; charset=UTF-8`).send(text)
}
