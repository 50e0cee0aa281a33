import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request is tried again after so long, and so often: until what is broken was mended. */
const AGAIN_MS = 1000
const MOST_TRIES = 120

/** A client rests so long before its next document: an hour of faults is wanted, and not of heat. */
const REST_MS = 500

/** A document whose worker was killed each time is sent so often. */
const MOST_SENT = 5

/** Characters of an answer that are kept. */
const MOST_SAID = 600

/** One of so many documents is kept to the end, and looked at again; the others are removed. */
const KEPT_SHARE = 10

/** Converts documents one after the other; what is lost with its worker is sent again. */
export async function convertNow(state) {
  while (Date.now() < state.end) {
    const { name, path } = nextPaper(state)
    const answer = await sendOften(state, async () => {
      const form = new FormData()
      form.append('input', new Blob([readFileSync(path)]), name)
      return ask(state, '/api/processFulltextDocument', { method: 'POST', body: form })
    })
    if (answer.status === 200 && answer.text.includes('<TEI')) state.counts.done++
    else keepFailure(state, name, /^E_\w+/.exec(answer.text)?.[0] ?? answer.status, answer.text)
    await sleep(REST_MS)
  }
}

/** Sends documents to be converted later, waits for them and takes their output, each from any service. */
export async function convertLater(state) {
  while (Date.now() < state.end) {
    const { name, path } = nextPaper(state)
    const query = `name=${state.counts.sent}-${name}&formats=text,tei&ocr=never`
    const body = readFileSync(path)
    const headers = { 'content-type': 'application/pdf' }
    const sent = await ask(state, `/v1/documents?${query}`, { method: 'POST', headers, body })
    let view = parse(sent)
    while (view.status === 'waiting' || view.status === 'converting')
      view = parse(await ask(state, `/v1/documents/${view.id}?wait=20`))
    const output = await ask(state, `/v1/documents/${view.id}/outputs/text`)
    if (view.status === 'done' && output.status === 200 && output.text !== '') state.counts.done++
    else keepFailure(state, name, view.error?.code ?? `${view.status}, output ${output.status}`, JSON.stringify(view))
    if (state.counts.sent % KEPT_SHARE === 0) state.kept.push(view)
    else await ask(state, `/v1/documents/${view.id}`, { method: 'DELETE' })
    await sleep(REST_MS)
  }
}

/** Counts a failure by its code, and keeps what was said with the time and what broke last, which tell why. */
function keepFailure({ failures, problems, started, lastFault }, name, code, said) {
  failures.set(code, (failures.get(code) ?? 0) + 1)
  const after = `after ${Math.round((Date.now() - started) / 1000)} s, the last fault ${lastFault()}`
  problems.push(`${name}, ${after}: ${code}: ${said.slice(0, MOST_SAID)}`)
}

/** Whether a document is as it was when it had ended. */
export async function isUnchanged(state, view) {
  return JSON.stringify(parse(await ask(state, `/v1/documents/${view.id}`))) === JSON.stringify(view)
}

async function sendOften(state, send) {
  let answer = await send()
  for (let sent = 1; sent < MOST_SENT && answer.text.startsWith('E_WORKER_LOST'); sent++) {
    state.counts.again++
    answer = await send()
  }
  return answer
}

/** What one of the services answers; one that has gone, or has no place for now, is asked again. */
async function ask(state, path, options) {
  for (let tries = 1; ; tries++) {
    const service = state.services[Math.floor(Math.random() * state.services.length)]
    try {
      const answer = await fetch(`${service.url}${path}`, options)
      const text = await answer.text()
      if (answer.status !== 503 || tries === MOST_TRIES) return { status: answer.status, text }
      state.counts.refused++
    } catch (error) {
      if (tries === MOST_TRIES) return { status: 0, text: String(error) }
      state.counts.cutOff++
    }
    await sleep(AGAIN_MS)
  }
}

function parse({ status, text }) {
  try {
    return JSON.parse(text)
  } catch {
    return { status: `answered ${status}` }
  }
}

function nextPaper(state) {
  return state.names[state.counts.sent++ % state.names.length]
}
