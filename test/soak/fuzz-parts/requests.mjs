// Requests to a service, all in one process: each has an answer with a status that means something, and a refusal has a code.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERROR_CODES } from '../../../dist/base/errors.js'
import { Metrics } from '../../../dist/run/service/admin/metrics.js'
import { buildApp } from '../../../dist/run/service/app.js'
import { StoreRoom } from '../../../dist/run/service/jobs/store-room.js'
import { FolderJobs } from '../../../dist/run/service/jobs/folder-jobs.js'
import { JobStore } from '../../../dist/run/service/jobs/job-store.js'
import { SERVICE_CODES } from '../../../dist/run/service/service-error.js'
import { fileOf } from '../../../dist/run/service/worker/product-files.js'
import { doTextTask } from '../../../dist/run/service/worker/text-tasks.js'
import { CORRECTIONS_SEED } from './corrections.mjs'
import { demand } from './demand.mjs'
import { mutateJson } from './mutate-json.mjs'
import { mutateWords } from './mutate-words.mjs'
import { REFERENCES, TEXTS } from './seeds.mjs'

/** Stands for the id of the document that was sent last. */
const LAST = '{last}'
const BOUNDARY = 'fuzz-boundary'
/** Tasks that take some milliseconds have targets of their own. */
const QUICK_TASKS = new Set(['date', 'names', 'affiliations', 'citation-bibtex', 'citations-bibtex', 'citations-json'])

const IDS = [LAST, LAST, LAST, '0'.repeat(32), 'f'.repeat(32), '..', '%2e%2e%2f', '%00', 'x', '']
const QUERIES = ['', '', '?wait=0', '?wait=1e9', '?wait=-1', '?wait=a', '?formats=tei', '?formats=text,tei&ocr=never']
const ODD_QUERIES = [
  '?formats=',
  '?formats=constructor',
  '?pages=9-1',
  '?pages=1-99999999',
  '?dpi=1e5',
  '?name=../a&name=b',
  '?x=1',
]
const ACCEPTS = [
  undefined,
  '*/*',
  'application/xml',
  'application/json;q=0',
  'text/html, */*;q=0.1',
  ';;;',
  'application/x-bibtex',
  '\u00e9',
]
const TYPES = [
  'application/pdf',
  'application/json',
  'text/xml',
  'application/octet-stream',
  'image/png',
  'a/b;c',
  '',
  'text/plain',
]
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']
const GROBID = [
  'processFulltextDocument',
  'processHeaderDocument',
  'processReferences',
  'processFulltextAssetDocument',
  'referenceAnnotations',
]
const GROBID_TEXTS = [
  ['processDate', 'date', TEXTS],
  ['processHeaderNames', 'names', TEXTS],
  ['processCitationNames', 'names', TEXTS],
  ['processAffiliations', 'affiliations', TEXTS],
  ['processCitation', 'citations', REFERENCES],
  ['processCitationList', 'citations', REFERENCES],
]
const PATHS = [
  '',
  '/outputs/tei',
  '/outputs/constructor',
  '/outputs/%2e%2e%2finput',
  '/corrections',
  '/input',
  '/again',
  '/pages/1.png',
  '/pages/0.png',
  '/pages/1e9.png',
]
const OTHERS = [
  '/',
  '/livez',
  '/readyz',
  '/api/isalive',
  '/api/version',
  '/api/health',
  '/v1/openapi.json',
  '/v1/documents',
  '/page/..%2f..%2fapp.js',
  '/page/%00',
  '/v1/session',
  '/api/annotatePDF',
  '/%',
  '//',
  '/v1//documents',
]

function formBody(random, field) {
  const part = (name, value, file) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  const file = part(
    field,
    '%PDF-1.7',
    random.pick(['; filename="a.pdf"', '; filename="../../a"', '; filename="%22"', '']),
  )
  const fields = Array.from({ length: random.below(4) }, () =>
    part(
      random.pick([
        'start',
        'end',
        'formats',
        'pages',
        'ocr',
        'teiCoordinates',
        'segmentSentences',
        '__proto__',
        field,
        'x',
      ]),
      random.pick(['1', '0', '-1', '1e9', 'tei', 'never', '', 'é\0']),
      '',
    ),
  )
  const whole = `${[file, ...fields].join('')}--${BOUNDARY}--\r\n`
  const payload = random.chance(0.3) ? mutateWords(whole, random) : whole
  return { type: `multipart/form-data; boundary=${random.chance(0.95) ? BOUNDARY : 'other'}`, payload }
}

/** @type {readonly ((random: import('../fuzz/random.mjs').Random) => Record<string, unknown>)[]} */
const MAKERS = [
  random => ({ method: 'POST', url: `/api/${random.pick(GROBID)}`, ...formBody(random, 'input') }),
  random => {
    const [path, field, texts] = random.pick(GROBID_TEXTS)
    const value = mutateWords(random.pick(texts), random)
    const payload = `${field}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`
    return {
      method: 'POST',
      url: `/api/${path}`,
      type: 'application/x-www-form-urlencoded',
      payload: random.chance(0.2) ? mutateWords(payload, random) : payload,
    }
  },
  random => ({
    method: 'POST',
    url: `/v1/documents${random.pick([...QUERIES, ...ODD_QUERIES])}`,
    ...formBody(random, 'file'),
  }),
  random => ({
    method: 'POST',
    url: `/v1/documents${random.pick(ODD_QUERIES)}`,
    type: random.pick(TYPES),
    payload: '%PDF-1.7',
  }),
  random => ({
    method: 'POST',
    url: `/v1/convert${random.pick([...QUERIES, ...ODD_QUERIES])}`,
    ...formBody(random, 'file'),
  }),
  random => ({
    method: random.pick(['GET', 'GET', 'DELETE', 'POST', 'PUT']),
    url: `/v1/documents/${random.pick(IDS)}${random.pick(PATHS)}${random.pick([...QUERIES, ...ODD_QUERIES])}`,
  }),
  random => ({
    method: 'PUT',
    url: `/v1/documents/${random.pick(IDS)}/corrections`,
    type: random.pick(['application/json', 'application/json', 'text/plain']),
    payload: mutateJson(CORRECTIONS_SEED, random),
    match: random.pick([undefined, '"a"', '*', '"']),
  }),
  random => ({
    method: 'POST',
    url: '/v1/references',
    type: 'application/json',
    payload: mutateJson({ references: [random.pick(REFERENCES), random.pick(REFERENCES)] }, random),
  }),
  random => ({
    method: 'POST',
    url: `/v1/documents/${random.pick(IDS)}/preview`,
    type: 'application/json',
    payload: mutateJson(CORRECTIONS_SEED, random),
  }),
  random => ({
    method: 'POST',
    url: '/v1/session',
    type: 'application/json',
    payload: mutateJson({ token: 'a' }, random),
  }),
  random => ({ method: random.pick(METHODS), url: random.pick(OTHERS) }),
]

function make(random) {
  const request = random.pick(MAKERS)(random)
  const method = random.chance(0.05) ? random.pick(METHODS) : request.method
  const host = random.chance(0.97)
    ? '127.0.0.1'
    : random.pick(['', 'evil.example', '127.0.0.1.evil.example', '[::1]:1'])
  return { ...request, method, accept: random.pick(ACCEPTS), host }
}

/** Does what workers do, as far as an answer depends on it. */
const POOL = {
  counts: { max: 1, active: 0, idle: 1, waiting: 0 },
  isFull: false,
  run: async (job, { onBegin, onProgress }) => {
    onBegin?.()
    if (job.type === 'text')
      return { type: 'text', text: QUICK_TASKS.has(job.task) ? await doTextTask(job.task, job.texts) : '<x/>' }
    if (job.type === 'page') return (writeFileSync(job.to, 'png'), { type: 'drawn' })
    onProgress?.({ stage: 'reading', done: 1, pages: 1 })
    for (const product of job.products) writeFileSync(join(job.folder, fileOf(product).file), '{}')
    return { type: 'entry', entry: { status: 'done', pages: 1, seconds: 0, warnings: {}, outputs: {} } }
  },
}

let opened

function open() {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-fuzz-'))
  const plan = {
    host: '127.0.0.1',
    workers: 1,
    mostUploadBytes: 1e6,
    mostWaiting: 1000,
    keepMs: 3_600_000,
    ocr: {},
    hasPage: true,
    allowedHosts: [],
    origins: [],
    storeLimitBytes: 1e9,
    tokenLimitBytes: 1e9,
  }
  const jobs = new FolderJobs(new JobStore(join(store, 'documents')), POOL, plan)
  let folders = 0
  const withFolder = async work => {
    const folder = join(store, String(folders++))
    mkdirSync(folder)
    try {
      return await work(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const readiness = { isReady: true, pool: POOL.counts, store: { free: 1e12 } }
  const engine = {
    plan,
    jobs,
    pool: POOL,
    metrics: new Metrics(),
    isEnding: false,
    room: new StoreRoom({ ...plan, store }, owner => jobs.measure(owner)),
    readiness,
    withFolder,
    refuseWhenFull: () => {},
  }
  return { store, jobs, app: buildApp(engine, undefined, () => {}), last: '0'.repeat(32) }
}

async function check({ method, url, type, payload, accept, match, host }) {
  opened ??= open()
  const app = await opened.app
  const headers = {
    host,
    ...(type && { 'content-type': type }),
    ...(accept && { accept }),
    ...(match && { 'if-match': match }),
  }
  const answer = await app.inject({
    method,
    url: url.replace(LAST, opened.last),
    headers,
    ...(payload !== undefined && { payload }),
  })
  const { statusCode: status, body } = answer
  const what = `${method} ${url} has the answer ${status} ${body.slice(0, 200)}`
  demand(status >= 200 && status < 600 && status !== 500, what)
  demand(status !== 503 || answer.headers['retry-after'] !== undefined, `${what}, and no Retry-After`)
  if (status >= 400 && method !== 'HEAD') demand(codeOf(answer) !== undefined, `${what}, without a code`)
  if (status === 202 && method === 'POST') opened.last = JSON.parse(body).id
}

/** The code of a refusal. */
function codeOf({ headers, body }) {
  const isProblem = String(headers['content-type']).startsWith('application/problem+json')
  const code = isProblem ? JSON.parse(body).code : /^(E_\w+): \S/u.exec(body)?.[1]
  return code in ERROR_CODES || code in SERVICE_CODES ? code : undefined
}

/** Ends the service and removes its documents. */
async function close() {
  if (opened === undefined) return
  await (await opened.app).close()
  opened.jobs.close()
  rmSync(opened.store, { recursive: true, force: true, maxRetries: 3 })
  opened = undefined
}

export const REQUESTS = { requests: { make, check, close } }
