// Sends a service what it must survive: requests that grow; broken, locked and odd files; 200 requests at once; 10,000 connections; `kill -9`
// during 200 documents, kept in a folder and on Redis; 200 papers from 8 clients, beside a batch; an hour of mixed load on
// two services that share their documents, while workers and one of them are killed, Redis is restarted and the disk is full.
// Prints what came of each, and ends with 1 where anything is not as it must be.
// `npm run soak:service -- [--only attacks|files|overload|connections|kills|kills-redis|throughput|mixed] [--kills N] [--seed S] [--minutes M]
// [--pace P]`, with P times as many faults in the mixed load.
import { parseArgs } from 'node:util'
import { attack } from './service/attacks.mjs'
import { holdConnections } from './service/connections.mjs'
import { sendFiles } from './service/files.mjs'
import { killService } from './service/kills.mjs'
import { sendMixed } from './service/mixed.mjs'
import { overload } from './service/overload.mjs'
import { compareWithBatch } from './service/throughput.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    pace: { type: 'string', default: '1' },
  },
})
const trials = {
  attacks: () => attack(),
  files: () => sendFiles(),
  overload: () => overload(),
  connections: () => holdConnections(),
  kills: () => killService(Number(values.kills), Number(values.seed), false),
  'kills-redis': () => killService(Number(values.kills), Number(values.seed), true),
  throughput: () => compareWithBatch(),
  mixed: () => sendMixed(Number(values.minutes), Number(values.pace)),
}

for (const [name, run] of Object.entries(trials)) {
  if (values.only !== undefined && values.only !== name) continue
  const { summary, problems } = await run()
  console.log(`${name}: ${summary}; ${problems.length} problems`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
