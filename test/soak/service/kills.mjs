import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService } from './running-service.mjs'

const PAPERS = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))

const DOCUMENTS = 200

/** A service lives at least and at most so long before it is killed, in milliseconds. */
const LIFE = { from: 500, to: 8000 }

/** Numbers from 0 to 1 that look random and are the same for a seed (Park and Miller, 1988). */
function* randomNumbers(seed) {
  for (let state = seed; ; ) yield (state = (state * 48271) % 0x7fffffff) / 0x7fffffff
}

/** Kills a service again and again while documents are sent and converted: each must end, and end once. */
export async function killService(kills, seed) {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const names = readdirSync(PAPERS).filter(name => name.endsWith('.pdf'))
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => ({
    name: `${i}-${names[i % names.length]}`,
    id: undefined,
  }))
  const ends = new Map()
  const problems = []
  const random = randomNumbers(seed)
  for (let i = 0; i < kills; i++) {
    const service = await startService(store)
    const life = new Promise(resolve => setTimeout(resolve, LIFE.from + random.next().value * (LIFE.to - LIFE.from)))
    const sending = sendAll(service.url, documents).then(() => readAll(service.url, documents, ends, problems))
    await Promise.race([life, sending.then(() => life)])
    await service.end('SIGKILL')
    await sending
  }
  const endedBefore = ends.size
  const service = await startService(store)
  await sendAll(service.url, documents)
  while (ends.size < documents.length) await readAll(service.url, documents, ends, problems)
  await readAll(service.url, documents, ends, problems)
  problems.push(...(await missingOutputs(service.url, documents)))
  const kept = readdirSync(join(store, 'documents')).length
  if (kept !== documents.length) problems.push(`${kept} folders for ${documents.length} documents`)
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  return {
    summary: `${kills} kills, ${ends.size} documents have ended, ${endedBefore} of them were seen before the last start`,
    problems,
  }
}

/** Sends the documents that have no id; one whose service is killed meanwhile has none yet. */
async function sendAll(url, documents) {
  for (const document of documents.filter(({ id }) => id === undefined)) {
    const bytes = readFileSync(join(PAPERS, document.name.replace(/^\d+-/, '')))
    const headers = { 'content-type': 'application/pdf' }
    const query = `name=${document.name}&formats=text&ocr=never`
    const view = await askJson(`${url}/v1/documents?${query}`, { method: 'POST', headers, body: bytes })
    if (view === undefined) return
    document.id = view.id
  }
}

/** Reads how far the documents are. One that had ended must be the same for ever. */
async function readAll(url, documents, ends, problems) {
  for (const { name, id } of documents) {
    if (id === undefined) continue
    const isKnown = ends.has(id)
    const view = await askJson(`${url}/v1/documents/${id}?wait=${isKnown ? 0 : 5}`)
    if (view === undefined) return
    const text = JSON.stringify(view)
    if (isKnown && ends.get(id) !== text) problems.push(`${name} has ended twice: ${ends.get(id)}, ${text}`)
    if (view.status === 'done') ends.set(id, text)
    else if (view.status !== 'waiting' && view.status !== 'converting') problems.push(`${name}: ${text}`)
    if (view.status === 'failed' || view.code !== undefined) ends.set(id, text)
  }
}

/** The answer; none where the service was killed. */
async function askJson(url, options) {
  try {
    return await (await fetch(url, options)).json()
  } catch {
    return undefined
  }
}

async function missingOutputs(url, documents) {
  const answers = await Promise.all(documents.map(({ id }) => fetch(`${url}/v1/documents/${id}/outputs/text`)))
  return answers.flatMap(({ ok, status }, i) => (ok ? [] : [`${documents[i].name}: its output is ${status}`]))
}
