// The thread in which inputs are tried: one that does not end holds up this thread alone.
import { parentPort } from 'node:worker_threads'
import { tryInputs } from './try-inputs.mjs'

parentPort.on('message', async ({ name, seed, from, last, ends, progress }) => {
  const begun = new Int32Array(progress)
  const tried = await tryInputs(
    name,
    { seed, from, isOver: index => index >= last || Date.now() >= ends },
    index => Atomics.store(begun, 0, index),
    (index, input, fault) => parentPort.postMessage({ index, input, fault }),
  )
  parentPort.postMessage({ tried })
})
