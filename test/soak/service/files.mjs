import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService, watchPulse } from './running-service.mjs'

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url))

/** A document may take so long; the rest is the wait for a worker. */
const SECONDS_OF_A_DOCUMENT = 60

/** So many are sent at once, as clients do. */
const AT_ONCE = 4

/** Codes of what is no fault of the file. */
const FAULTS = new Set(['E_INTERNAL', 'E_WORKER_LOST', 'E_XSLT_FAILED', 'E_DTD_INVALID', 'E_TEI_INVALID'])

/** Sends each of the broken, locked and odd files of the corpus: each must have a result, or a code, in its time. */
export async function sendFiles() {
  const files = ['hostile', 'odd'].flatMap(folder =>
    readdirSync(join(CORPUS, folder))
      .filter(name => name.endsWith('.pdf'))
      .map(name => join(folder, name)),
  )
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const service = await startService(store, '--ocr', 'never', '--time-limit', String(SECONDS_OF_A_DOCUMENT))
  const pulse = watchPulse(service)
  const answers = []
  const waiting = files[Symbol.iterator]()
  const send = async () => {
    for (const file of waiting) answers.push(await sendFile(service.url, file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  const { asked, failures, p99, most } = await pulse.stop()
  const left = readdirSync(join(store, '.work')).filter(name => !/^(owner|lane-\d)$/.test(name))
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  const of = status => answers.filter(answer => answer.status === status).length
  const slowest = Math.max(...answers.map(({ seconds }) => seconds))
  const counts = `${of(200)} results, ${of(204)} without text, ${answers.length - of(200) - of(204)} with a code`
  return {
    summary: `${counts}, the slowest ${slowest.toFixed(1)} s; isalive ${asked} times, p99 ${p99} ms; server ${most} MB at most`,
    problems: [
      ...answers.flatMap(problemsOf),
      ...(failures === 0 ? [] : [`isalive failed ${failures} times`]),
      ...left.map(name => `left behind: ${name}`),
    ],
  }
}

async function sendFile(url, file) {
  const form = new FormData()
  form.append('input', new Blob([readFileSync(join(CORPUS, file))]), file)
  const started = performance.now()
  const answer = await fetch(`${url}/api/processFulltextDocument`, { method: 'POST', body: form })
  const text = await answer.text()
  return { file, status: answer.status, text, seconds: (performance.now() - started) / 1000 }
}

function problemsOf({ file, status, text, seconds }) {
  const code = /^(E_\w+): /.exec(text)?.[1]
  const isResult = (status === 200 && text.includes('<TEI')) || (status === 204 && text === '')
  const isRefusal = status >= 400 && status < 500 && code !== undefined && !FAULTS.has(code)
  return [
    ...(isResult || isRefusal ? [] : [`${file}: ${status} ${text.slice(0, 100)}`]),
    ...(seconds > AT_ONCE * SECONDS_OF_A_DOCUMENT ? [`${file}: ${seconds.toFixed(0)} s`] : []),
  ]
}
