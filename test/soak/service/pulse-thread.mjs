// A thread that watches the pulse of the service at an address until it is told to stop, and then says what it found.
import { parentPort, workerData } from 'node:worker_threads'
import { watchPulse } from './running-service.mjs'

const pulse = watchPulse({ url: workerData, megabytes: () => 0 })
parentPort.once('message', async () => parentPort.postMessage(await pulse.stop()))
