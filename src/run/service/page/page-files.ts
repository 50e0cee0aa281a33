import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PAGE_PATH } from '../http/guards.ts'
import { ServiceError } from '../service-error.ts'

/** Sources and built program lie at the same depth below the root of the package; browsers get what was built. */
const APP = fileURLToPath(new URL('../../../../dist/page-app/', import.meta.url))

/** What pdf.js needs in a browser: itself, and what it loads for the fonts and pictures of some files. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const
const PDFJS_FILES = ['build/pdf.min.mjs', 'build/pdf.worker.min.mjs'] as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/**
 * What the page may do: run the scripts of this service and load from it alone. pdf.js compiles decoders of pictures
 * (`wasm-unsafe-eval`), sets styles at elements, makes fonts and pictures of data, and reads its file from
 * where the browser keeps it (`blob:`).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Adds the page: `/`, and its files below `/page/`, each known before the first request. */
export function addPageFiles(app: FastifyInstance): void {
  const files = findFiles()
  app.get('/', (request, reply) => sendFile(request, reply, files.get('index.html')))
  app.get(`${PAGE_PATH}*`, (request, reply) => {
    const { '*': name } = request.params as { readonly '*': string }
    return sendFile(request, reply, files.get(name))
  })
}

/** The path of each file by its name. */
function findFiles(): ReadonlyMap<string, string> {
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const ofPdfjs = PDFJS_FOLDERS.flatMap(folder => readdirSync(join(pdfjs, folder)).map(name => `${folder}/${name}`))
  const ours = readdirSync(APP).filter(name => extname(name) in TYPES)
  return new Map([
    ...ours.map(name => [name, join(APP, name)] as const),
    ...[...PDFJS_FILES, ...ofPdfjs].map(name => [`pdfjs/${name}`, join(pdfjs, name)] as const),
  ])
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string | undefined): Promise<FastifyReply> {
  if (path === undefined) throw new ServiceError('E_NOT_FOUND', 'there is nothing at this path')
  const content = await readFile(path)
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
  reply.headers({
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Asked for again each time, and sent only when the program is another one.
    'Cache-Control': 'no-cache',
    ETag: tag,
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(content)
}
