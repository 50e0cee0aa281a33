// Milliseconds of processor time that an authority file of 10,000 made-up authors takes to be read and to be asked about a paper.
// `npm run build && node test/bench/authority.mjs [AUTHORS [AUTHORS OF A PAPER]]`
import { indexAuthority, parseAuthority, suggestFrom } from '../../dist/index.js'
import { makeAuthority, makeHeaders } from './synthetic-authority.mjs'

const [known = 10000, size = 6] = process.argv.slice(2).map(Number)
const PAPERS = 200

/** Milliseconds of processor time since the start: what else the machine does is not counted. */
function now() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const { text, authors } = makeAuthority(known, 1)
const headers = makeHeaders(authors, { count: PAPERS, size, seed: 2 })
const start = now()
const authority = parseAuthority(text, 'made.authority')
const parsed = now()
const index = indexAuthority(authority)
const indexed = now()
const times = headers.map(header => {
  const before = now()
  suggestFrom(index, header)
  return now() - before
})
const [first = 0] = times
times.sort((a, b) => a - b)
const at = share => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(2)
console.log(`${known} authors, ${Math.round(text.length / 1024)} kB; papers of ${size} authors`)
console.log(`read ${(parsed - start).toFixed(0)} ms, indexed ${(indexed - parsed).toFixed(0)} ms, once`)
console.log(`a paper: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms, the first ${first.toFixed(2)} ms`)
