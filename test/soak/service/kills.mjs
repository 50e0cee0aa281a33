import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService } from './running-service.mjs'

const PAPERS = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))

const DOCUMENTS = 200

/** A service lives at least and at most so long before it is killed, in milliseconds. */
const LIFE = { from: 500, to: 15_000 }

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
    const sending = sendAll(service.url, documents)
    await life
    await service.end('SIGKILL')
    await sending
    problems.push(...readEnds(store, ends))
  }
  const endedBefore = ends.size
  const service = await startService(store)
  await sendAll(service.url, documents)
  problems.push(...(await problemsAtEnd(service.url, documents)), ...readEnds(store, ends))
  const kept = readdirSync(join(store, 'documents')).length
  if (kept !== documents.length) problems.push(`${kept} folders for ${documents.length} documents`)
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  return { summary: `${kills} kills, ${endedBefore} documents ended before the last, ${ends.size} after it`, problems }
}

/** Reads how the documents have ended that have; one that had ended before must be as it was. */
function readEnds(store, ends) {
  const folder = join(store, 'documents')
  const found = readdirSync(folder).flatMap(id => {
    const path = join(folder, id, 'end.json')
    return existsSync(path) ? [[id, readFileSync(path, 'utf8')]] : []
  })
  const known = new Map(ends)
  for (const [id, end] of found) ends.set(id, end)
  const lost = [...known.keys()].filter(id => !found.some(([each]) => each === id))
  return [
    ...found.filter(([id, end]) => known.has(id) && known.get(id) !== end).map(([id]) => `${id} has ended twice`),
    ...lost.map(id => `${id} has ended and is not there any more`),
  ]
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

/** Waits until all documents have ended; what is wrong with them. */
async function problemsAtEnd(url, documents) {
  const problems = []
  for (const { name, id } of documents) {
    let view
    do view = await askJson(`${url}/v1/documents/${id}?wait=50`)
    while (view?.status === 'waiting' || view?.status === 'converting')
    const output = await fetch(`${url}/v1/documents/${id}/outputs/text`)
    if (view?.status !== 'done' || !output.ok)
      problems.push(`${name}: ${JSON.stringify(view)}, output ${output.status}`)
  }
  return problems
}

/** The answer; none where the service was killed. */
async function askJson(url, options) {
  try {
    return await (await fetch(url, options)).json()
  } catch {
    return undefined
  }
}
