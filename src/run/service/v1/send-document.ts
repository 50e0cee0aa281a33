import type { FastifyRequest } from 'fastify'
import type { Engine } from '../engine.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { toSourceName } from '../http/names.ts'
import { receiveForm, type UploadForm, writeBody } from '../http/upload.ts'
import type { JobOptions } from '../jobs/job.ts'
import type { AddedJob } from '../jobs/jobs.ts'
import { ServiceError } from '../service-error.ts'
import { OPTION_SCHEMAS, type OptionFields, ownerOf, parseJobOptions } from './options.ts'

/** Takes a document, in a form or as the body of the request. */
export async function takeDocument(request: FastifyRequest, engine: Engine): Promise<AddedJob> {
  const { plan, jobs, room } = engine
  if (await jobs.isFull()) throw new ServiceError('E_BUSY', 'enough documents are waiting; try again later')
  // Where the length is not said, room for the longest document is kept.
  const bytes = Math.min(Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY), plan.mostUploadBytes)
  const end = await room.promise(ownerOf(request, plan), bytes)
  try {
    return await keepDocument(request, engine)
  } finally {
    end()
  }
}

async function keepDocument(request: FastifyRequest, { plan, jobs }: Engine): Promise<AddedJob> {
  const { id, path } = await jobs.files.begin()
  let sent: UploadForm & { readonly options: JobOptions }
  try {
    const form = await receiveDocument(request, path, plan.mostUploadBytes)
    sent = { ...form, options: parseJobOptions(form.fields, plan) }
    await jobs.files.makeDurable(id)
  } catch (error) {
    await jobs.files.remove(id)
    throw error
  }
  const { file, options } = sent
  const { source: name, bytes, sha256 } = file
  request.outcome = { bytes }
  const owner = ownerOf(request, plan)
  const added = await jobs.add({ id, name, bytes, sha256, owner, options, created: Date.now() })
  if (!added.isNew) await jobs.files.remove(id)
  return added
}

/** Types of a body that is the document. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/xml',
  'application/gzip',
  'application/octet-stream',
  'text/html',
  'text/xml',
] as const

const BINARY = { type: 'string', format: 'binary' } as const

/** The bodies that bring a document. */
export const DOCUMENT_BODIES = {
  'multipart/form-data': { type: 'object', required: ['file'], properties: { file: BINARY, ...OPTION_SCHEMAS } },
  ...Object.fromEntries(DOCUMENT_TYPES.map(type => [type, BINARY])),
}

/** The query of a request that brings a document. */
export const DOCUMENT_QUERY = { type: 'object', properties: { ...OPTION_SCHEMAS, name: { type: 'string' } } } as const

/** Writes the document of a request to `path`, and reads its options. A field of a form overrules the query. */
export async function receiveDocument(request: FastifyRequest, path: string, mostBytes: number): Promise<UploadForm> {
  const { name, ...options } = request.query as Readonly<Record<string, string | string[]>>
  const asked: OptionFields = new Map(Object.entries(options).map(([key, value]) => [key, [value].flat()]))
  const named = [name].flat()[0]
  if (request.isMultipart()) {
    const { file, fields } = await receiveForm(request, { path, field: 'file', mostBytes })
    const source = named === undefined ? file.source : toSourceName(named)
    return { file: { ...file, source }, fields: new Map([...asked, ...fields]) }
  }
  const type = mediaTypeOf(request)
  if (!DOCUMENT_TYPES.some(each => each === type)) {
    throw new ServiceError('E_TYPE_UNKNOWN', 'expected multipart/form-data, or a document like application/pdf')
  }
  const written = await writeBody(request.body as NodeJS.ReadableStream, path, mostBytes)
  return { file: { ...written, source: toSourceName(named) }, fields: asked }
}
