import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { CORRECTIONS_EXTENSION } from '../../../model/corrections/corrections.ts'
import { stemOfPath } from '../../batch/documents/documents.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../service-error.ts'
import { fileOf, type Product } from '../worker/product-files.ts'
import { jobOf, PARAMS } from './document-routes.ts'

/** A file of an archive; it is read when its turn comes. */
interface ArchivedFile {
  readonly name: string
  readonly read: () => Promise<Uint8Array | undefined>
}

/** What only the page needs. */
const LEFT_OUT: ReadonlySet<string> = new Set(['inspection'])

/** The earliest time that an archive can have: the same outputs give the same bytes. */
const NO_TIME = new Date(1980, 0, 1)

/** Adds the route of all outputs of a document in one archive, with its corrections. */
export function addArchiveRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/archive', {
    schema: { tags: ['documents'], summary: 'All outputs of a document and its corrections, as a zip', params: PARAMS },
    handler: async (request, reply) => {
      const { request: job, end, run } = await jobOf(request, engine)
      if (end === undefined) throw new ServiceError('E_NOT_FOUND', 'the document is not converted yet')
      const stem = stemOfPath(job.name.replace(/^.*[/\\]/u, ''))
      const outputs = end.outputs.filter(product => !LEFT_OUT.has(product)) as readonly Product[]
      const files = outputs.map((product): ArchivedFile => {
        const name = `${stem}.${fileOf(product).file.replace(/^paper\./u, '')}`
        return { name, read: () => engine.jobs.files.readOutput(job.id, product, run) }
      })
      const corrections: ArchivedFile = {
        name: stem + CORRECTIONS_EXTENSION,
        read: async () => {
          const text = await engine.jobs.readCorrections(job.id)
          return text === undefined ? undefined : new TextEncoder().encode(text)
        },
      }
      return reply
        .headers({ 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="paper.zip"' })
        .send(Readable.from(archiveOf([...files, corrections])))
    },
  })
}

/** An archive, one file after the other, so that no more than one is in memory. Nothing is packed: texts go over a wire that may pack them. */
async function* archiveOf(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    ready.push(chunk)
  })
  for (const { name, read } of files) {
    const content = await read()
    if (content === undefined) continue
    const file = new ZipPassThrough(name)
    file.mtime = NO_TIME
    zip.add(file)
    file.push(content, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
