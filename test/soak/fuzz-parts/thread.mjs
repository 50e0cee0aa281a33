// The thread in which the inputs of a target are tried: one that does not end holds up this thread alone.
import { parentPort, workerData } from 'node:worker_threads'
import { tryInputs } from './try-inputs.mjs'

const { name, seed, from, last, ends, progress } = workerData
const begun = new Int32Array(progress)

const tried = await tryInputs(
  name,
  { seed, from, isOver: index => index >= last || Date.now() >= ends },
  index => Atomics.store(begun, 0, index),
  (index, input, fault) => parentPort.postMessage({ index, input, fault }),
)
parentPort.postMessage({ tried })
