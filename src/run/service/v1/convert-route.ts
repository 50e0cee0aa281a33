import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { convertNow } from '../convert-now.ts'
import type { Engine } from '../engine.ts'
import { chooseType } from '../http/accept.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { ServiceError } from '../service-error.ts'
import type { Product } from '../worker/product-files.ts'
import { parseJobOptions } from './options.ts'
import { sendProduct } from './send-product.ts'
import { DOCUMENT_BODIES, DOCUMENT_QUERY, receiveDocument } from './send-document.ts'

/** What is answered to a request that names no format, by the type that its client accepts. */
const BY_TYPE = {
  'application/xml': 'paperxml',
  'application/tei+xml': 'tei',
  'text/tab-separated-values': 'tsv',
  'text/plain': 'text',
  'application/json': 'json',
  'text/markdown': 'markdown',
  'text/html': 'html',
} as const

const TYPES = Object.keys(BY_TYPE) as readonly (keyof typeof BY_TYPE)[]

/** Adds the route that answers a document with its output. */
export function addConvertRoute(app: FastifyInstance, engine: Engine): void {
  app.post('/v1/convert', {
    config: { takes: DOCUMENT_BODIES },
    schema: {
      tags: ['documents'],
      summary: 'Converts a document and answers with one output: the one of `formats`, or the one that is accepted',
      querystring: DOCUMENT_QUERY,
    },
    handler: (request, reply) => convert(request, reply, engine),
  })
}

async function convert(request: FastifyRequest, reply: FastifyReply, engine: Engine): Promise<FastifyReply> {
  const signal = closedSignal(reply)
  engine.refuseWhenFull()
  const { pool, plan } = engine
  const { product, bytes, entry, content } = await engine.withFolder(async folder => {
    const path = join(folder, 'input')
    const { file, fields } = await receiveDocument(request, path, plan.mostUploadBytes)
    const { products, reading } = parseJobOptions(fields, plan)
    const product = fields.has('formats') ? onlyOf(products) : BY_TYPE[chooseType(request.headers.accept, TYPES)]
    const received = { path, source: file.source, folder }
    return { product, bytes: file.bytes, ...(await convertNow(pool, received, { product, reading }, signal)) }
  })
  request.outcome = { pages: entry.pages, bytes }
  return sendProduct(reply, product, content)
}

function onlyOf([product, ...others]: readonly Product[]): Product {
  if (product !== undefined && others.length === 0) return product
  throw new ServiceError('E_REQUEST_INVALID', 'formats: name one; /v1/documents has several')
}
