import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { convertNow } from '../convert-now.ts'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { receiveForm } from '../http/upload.ts'
import type { Product } from '../worker/product-files.ts'
import { ANNOTATED_FLOATS, FLAGS, parseParameters } from './parameters.ts'
import { chooseGrobidType, type GrobidType, sendText } from './answer-type.ts'

/** A route that takes a document. */
interface DocumentRoute {
  readonly path: string
  readonly summary: string
  /** What is answered, by the type that the client accepts. */
  readonly products: Partial<Readonly<Record<GrobidType, Product>>>
  /** Last page that is read where the client does not say. */
  readonly defaultEnd?: number
}

/** Pages on which headers are, as the clients know it. */
const HEADER_PAGES = 2

const ROUTES: readonly DocumentRoute[] = [
  { path: 'processFulltextDocument', summary: 'The document as TEI', products: { 'application/xml': 'tei' } },
  {
    path: 'processFulltextAssetDocument',
    summary: 'The document as TEI, with its pictures, in an archive',
    products: { 'application/zip': 'assets' },
  },
  {
    path: 'processHeaderDocument',
    summary: 'The header as TEI or BibTeX',
    products: { 'application/xml': 'header', 'application/x-bibtex': 'header-bibtex' },
    defaultEnd: HEADER_PAGES,
  },
  {
    path: 'processReferences',
    summary: 'The references as TEI or BibTeX',
    products: { 'application/xml': 'references', 'application/x-bibtex': 'references-bibtex' },
  },
  {
    path: 'referenceAnnotations',
    summary: 'The places of references, and of what points to them',
    products: { 'application/json': 'annotations' },
  },
]

/** Adds the routes that take a document. */
export function addDocumentRoutes(app: FastifyInstance, engine: Engine): void {
  for (const route of ROUTES) {
    app.route({
      method: ['POST', 'PUT'],
      url: `/api/${route.path}`,
      config: { takes: { 'multipart/form-data': toForm(route) }, gives: Object.keys(route.products) },
      schema: { tags: ['documents'], summary: route.summary },
      handler: (request, reply) => answerDocument(route, engine, request, reply),
    })
  }
}

/** The fields of its form, for the description of the routes. */
function toForm({ products, defaultEnd }: DocumentRoute): object {
  const flags = [...FLAGS, ...('application/json' in products ? [ANNOTATED_FLOATS] : [])]
  return {
    type: 'object',
    required: ['input'],
    properties: {
      input: { type: 'string', format: 'binary' },
      start: { type: 'integer', description: 'First page, from 1' },
      end: { type: 'integer', description: `Last page; by default ${defaultEnd ?? 'the last one of the file'}` },
      teiCoordinates: { type: 'array', items: { type: 'string' }, description: 'Elements that have @coords' },
      ...Object.fromEntries(flags.map(name => [name, { type: 'string', enum: ['0', '1'] }])),
    },
  }
}

async function answerDocument(
  { products, defaultEnd }: DocumentRoute,
  engine: Engine,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = closedSignal(reply)
  const type = chooseGrobidType(request.headers.accept, Object.keys(products))
  engine.refuseWhenFull()
  const task = { product: products[type] ?? 'tei', defaultEnd, signal }
  const { entry, bytes, ignored, text } = await engine.withFolder(folder => convertForm(task, engine, request, folder))
  request.outcome = { pages: entry.pages, bytes }
  if (ignored.length > 0) reply.header('X-Paperxml-Ignored', ignored.map(encodeURIComponent).join(', '))
  if (entry.account?.placed === 0) return reply.code(204).send()
  return type === 'application/zip' ? reply.type(type).send(text) : sendText(reply, type, text)
}

interface FormTask {
  readonly product: Product
  readonly defaultEnd: number | undefined
  readonly signal: AbortSignal
}

/** Reads the form of a request and has its document converted, in a folder that is removed before the answer. */
async function convertForm(
  { product, defaultEnd, signal }: FormTask,
  { plan, pool }: Engine,
  request: FastifyRequest,
  folder: string,
) {
  const path = join(folder, 'input')
  const { file, fields } = await receiveForm(request, { path, field: 'input', mostBytes: plan.mostUploadBytes })
  const needs = { defaultEnd, annotates: product === 'annotations' }
  const { pages, teiMarks, annotatesFloats, ignored } = parseParameters(fields, needs)
  const reading = {
    pages,
    language: undefined,
    password: undefined,
    reader: 'auto',
    flavour: 'grobid',
    teiMarks,
    ocr: plan.ocr,
  } as const
  const wanted = { product: annotatesFloats ? ('all-annotations' as const) : product, reading }
  const { entry, content } = await convertNow(pool, { path, source: file.source, folder }, wanted, signal)
  return { entry, bytes: file.bytes, ignored, text: content }
}
