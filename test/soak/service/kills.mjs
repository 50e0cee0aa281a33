import { Redis } from 'ioredis'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startRedis } from './faults.mjs'
import { startService } from './running-service.mjs'

const PAPERS = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))

const DOCUMENTS = 200

/** A service lives at least and at most so long before it is killed, in milliseconds: all twenty before the documents have ended. */
const LIFE = { from: 500, to: 8000 }

/** Numbers from 0 to 1 that look random and are the same for a seed (Park and Miller, 1988). */
function* randomNumbers(seed) {
  for (let state = seed; ; ) yield (state = (state * 48271) % 0x7fffffff) / 0x7fffffff
}

/**
 * Kills a service again and again while documents are sent and converted: each must end, and end once. With `isShared` they are on a
 * server of Redis, as where several services have them.
 */
export async function killService(kills, seed, isShared) {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const place = isShared ? await sharedPlace(store) : folderPlace(store)
  const names = readdirSync(PAPERS).filter(name => name.endsWith('.pdf'))
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => ({
    name: `${i}-${names[i % names.length]}`,
    id: undefined,
  }))
  const ends = new Map()
  const problems = []
  const random = randomNumbers(seed)
  let killsAtWork = 0
  for (let i = 0; i < kills; i++) {
    const service = await startService(store, ...place.options)
    const life = new Promise(resolve => setTimeout(resolve, LIFE.from + random.next().value * (LIFE.to - LIFE.from)))
    const sending = sendAll(service.url, documents)
    await life
    await service.end('SIGKILL')
    await sending
    if (ends.size < DOCUMENTS) killsAtWork++
    problems.push(...compareEnds(await place.readEnds(), ends))
  }
  const endedBefore = ends.size
  const service = await startService(store, ...place.options)
  await sendAll(service.url, documents)
  problems.push(...(await problemsAtEnd(service.url, documents)), ...compareEnds(await place.readEnds(), ends))
  if (ends.size !== documents.length) problems.push(`${ends.size} ends for ${documents.length} documents`)
  const folders = readdirSync(place.folder).filter(name => !name.startsWith('.')).length
  if (folders < documents.length || folders > documents.length + place.mostCutOff(kills))
    problems.push(`${folders} folders for ${documents.length} documents`)
  await service.end('SIGTERM')
  await place.close()
  rmSync(store, { recursive: true, force: true })
  const summary = `${kills} kills, ${killsAtWork} of them while documents had not ended; ${endedBefore} had ended before the last start, ${ends.size} after it`
  return { summary, problems }
}

/** Where a service that is alone has its documents, and what they have ended with, by their ids. */
function folderPlace(store) {
  const folder = join(store, 'documents')
  const readEnds = () =>
    readdirSync(folder).flatMap(id => {
      const path = join(folder, id, 'end.json')
      return existsSync(path) ? [[id, readFileSync(path, 'utf8')]] : []
    })
  return { folder, options: [], readEnds, mostCutOff: () => 0, close: () => {} }
}

/** The same of several services. */
async function sharedPlace(store) {
  const server = await startRedis(join(store, 'redis'))
  const client = new Redis(server.url)
  // It comes back by itself, also where the server begins after it.
  client.on('error', () => {})
  const readEnds = async () => {
    const keys = await client.keys('paperxml:documents:doc:*')
    const found = await Promise.all(keys.map(async key => [key.split(':').at(-1), await client.hget(key, 'end')]))
    return found.filter(([, end]) => end !== null)
  }
  const close = async () => {
    client.disconnect()
    await server.stop()
  }
  // Another service may be receiving a document that has no job yet: its folder is removed when it is old.
  const mostCutOff = kills => kills
  return { folder: join(store, 'shared'), options: ['--redis', server.url], readEnds, mostCutOff, close }
}

/** Notes how the documents have ended that have; one that had ended before must be as it was. */
function compareEnds(found, ends) {
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
    const query = `name=${document.name}&formats=text,tei,jats&ocr=never`
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
