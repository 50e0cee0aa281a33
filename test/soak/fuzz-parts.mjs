// Tries changed inputs on parts of the program, thousands a second in one process: files of bibliographies, corrections and
// authorities, data of jobs, references and other texts, hard-wrapped text, XML of every reader, requests, options. Each must end
// as a sound result or as an error with a code, in a time that grows no faster than the input.
// `npm run fuzz:parts -- [--only NAME,…] [--inputs N] [--seconds N] [--seed S] [--from I]`; both limits are for each part. The
// same seed makes the same inputs. What fails is written to --failures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { TARGETS } from './fuzz-parts/targets.mjs'

/** An input that has not ended after so long never does. */
const HANGS_MS = 20_000
const LOOK_MS = 1000
/** Of the findings with the same cause one is shown, with so much of what was said. */
const SHOWN_LENGTH = 700

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(TARGETS).join(',') },
    inputs: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    failures: { type: 'string', default: join(tmpdir(), 'paperxml-fuzz-parts') },
  },
})
const seed = Number(values.seed)
const first = Number(values.from)
let findings = 0
let thread
let all = 0

for (const name of values.only.split(',')) {
  const { tried, found, seconds } = await tryTarget(name)
  all += tried
  findings += found
  console.log(`${name}: ${tried} inputs in ${seconds.toFixed(0)} s, ${found} findings`)
}
console.log(`${all} inputs of seed ${seed}: ${findings} findings`)
await thread?.terminate()
process.exitCode = findings === 0 ? 0 : 1

/** Tries the inputs of one target; where one hangs, in a new thread from behind it. */
async function tryTarget(name) {
  const started = Date.now()
  const ends = started + 1000 * Number(values.seconds)
  let tried = 0
  let found = 0
  const causes = new Map()
  const last = first + Math.ceil(Number(values.inputs) * (TARGETS[name].share ?? 1))
  const onFinding = ({ index, input, fault }) => {
    found++
    const cause = causeOf(fault)
    const times = (causes.get(cause) ?? 0) + 1
    causes.set(cause, times)
    if (times === 1) keepFinding(name, index, input, fault)
  }
  for (let from = first; from < last && Date.now() < ends; ) {
    const outcome = await runThread({ name, seed, from, last, ends }, onFinding)
    tried += outcome.tried
    if (outcome.stuckAt === undefined) break
    onFinding({ index: outcome.stuckAt, input: undefined, fault: `does not end within ${HANGS_MS / 1000} s` })
    from = outcome.stuckAt + 1
  }
  for (const [cause, times] of causes) console.log(`${String(times).padStart(7)} ${cause}`)
  return { tried, found, seconds: (Date.now() - started) / 1000 }
}

/** What was said without what it was about, and where the program said it. */
function causeOf(fault) {
  const said = fault
    .split('\n')[0]
    .replace(/"(?:[^"\\]|\\.)*"?/g, '…')
    .replace(/\d+/g, 'N')
    .slice(0, 120)
  const place = /at (\S+ )?\(?\S*?((?:dist|node_modules)\/\S+:\d+)/.exec(fault)?.[2] ?? ''
  return `${said} ${place}`
}

/** Tries inputs in the thread, which is begun where there is none, and ended where an input hangs. */
function runThread(work, onFinding) {
  thread ??= new Worker(new URL('./fuzz-parts/thread.mjs', import.meta.url))
  const current = thread
  const progress = new SharedArrayBuffer(4)
  const begun = new Int32Array(progress)
  Atomics.store(begun, 0, work.from - 1)
  return new Promise((resolve, reject) => {
    let [seen, since] = [-1, Date.now()]
    const looking = setInterval(async () => {
      const now = Atomics.load(begun, 0)
      if (now !== seen) [seen, since] = [now, Date.now()]
      else if (Date.now() - since > HANGS_MS && now >= work.from) {
        clearInterval(looking)
        thread = undefined
        await current.terminate()
        resolve({ tried: now - work.from + 1, stuckAt: now })
      }
    }, LOOK_MS)
    const hear = message => {
      if (message.tried === undefined) return onFinding(message)
      clearInterval(looking)
      current.off('message', hear).off('error', reject)
      resolve({ tried: message.tried })
    }
    current.on('message', hear).on('error', reject)
    current.postMessage({ ...work, progress })
  })
}

function keepFinding(name, index, input, fault) {
  mkdirSync(values.failures, { recursive: true })
  const path = join(values.failures, `${name}-${seed}-${index}`)
  const text = `${fault}\n--only ${name} --seed ${seed} --from ${index} --inputs 1\n`
  const written = input instanceof Uint8Array || typeof input === 'string' ? input : JSON.stringify(input)
  writeFileSync(`${path}.said`, text)
  if (written !== undefined) writeFileSync(path, written)
  console.log(`${path}\n${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} …\n` : text}`)
}
