import { asPaperError } from '../../../dist/base/errors.js'
import { Random } from '../fuzz/random.mjs'
import { TARGETS } from './targets.mjs'

/**
 * How long an input may take, in milliseconds of the processor: so long at all, and so long for each character, ten to a
 * hundred times what inputs of a target take. What takes more grows faster than its inputs.
 */
const TIME = { least: 150, perCharacter: 0.02 }
/** An input that took too long is tried again so often: others have the processor too, and memory is cleared at times. */
const TIMES_AGAIN = 2

/**
 * Tries inputs of a target one after the other.
 *
 * @param wanted.from number of the first input
 * @param wanted.isOver whether no more is to be tried
 * @param onBegin called with the number of each input before it is made
 * @param onFinding called with the number of an input, the input, and what was wrong
 * @returns number of inputs that were tried
 */
export async function tryInputs(name, { seed, from, isOver }, onBegin, onFinding) {
  const { make, check, close, leastMs = TIME.least } = TARGETS[name]
  let index = from
  for (; !isOver(index); index++) {
    onBegin(index)
    const input = make(new Random(seed, index))
    const fault = await faultOf(input, check, leastMs)
    if (fault !== undefined) onFinding(index, input, fault)
  }
  await close?.()
  return index - from
}

async function faultOf(input, check, least) {
  const most = least + TIME.perCharacter * sizeOf(input)
  let took = Infinity
  for (let i = 0; i <= TIMES_AGAIN && took > most; i++) {
    const before = process.cpuUsage()
    try {
      await check(input)
    } catch (thrown) {
      const { code, message } = asPaperError(thrown)
      return `${code}: ${message}\n${thrown?.stack}`
    }
    const { user, system } = process.cpuUsage(before)
    took = Math.min(took, (user + system) / 1000)
  }
  return took > most ? `took ${took.toFixed(0)} ms for ${sizeOf(input)} characters` : undefined
}

/** Characters of all texts of an input, or its bytes. */
function sizeOf(input) {
  if (typeof input === 'string' || input instanceof Uint8Array) return input.length
  if (typeof input !== 'object' || input === null) return 1
  let size = 0
  const waiting = [input]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' || value instanceof Uint8Array) size += value.length
    else if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value))
  }
  return size
}
