// Measures how cities and countries are read from addresses: `node test/bench/addresses.mjs [FILE]` after `npm run build`.
// FILE is like `addresses.tsv` beside this script: address, city, country. Prints what each list of names brings, and
// how long they take.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAddress } from '../../dist/base/text/address/address.js'
import { readGazetteer } from '../../dist/base/text/gazetteer/gazetteer.js'
import { foldKey } from '../../dist/base/text/characters/levenshtein.js'
import { hasOrganisationWord } from '../../dist/base/text/names/title-page-words.js'

const file = process.argv[2] ?? fileURLToPath(new URL('addresses.tsv', import.meta.url))
const entries = readFileSync(file, 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split('\t'))

const started = performance.now()
const gazetteer = readGazetteer()
console.log(`${entries.length} addresses, lists read in ${(performance.now() - started).toFixed(1)} ms`)

const noCities = { hasCity: () => false, hasCityLike: () => false }
/** Whatever stands last is a country. */
const noCountries = {
  countryOf: name => (/^\p{Lu}[^,]*$/u.test(name) ? `country ${name}` : undefined),
  countryLike: () => undefined,
}
const exact = { countryLike: () => undefined, hasCityLike: () => false }
const variants = {
  'position alone': { gazetteer: { ...noCities, ...noCountries }, isOrganisation: () => false },
  '+ words of organisations': { gazetteer: { ...noCities, ...noCountries }, isOrganisation: hasOrganisationWord },
  '+ countries': { gazetteer: { ...gazetteer, ...noCities, ...exact }, isOrganisation: hasOrganisationWord },
  '+ cities': { gazetteer: { ...gazetteer, ...exact }, isOrganisation: hasOrganisationWord },
  '+ one letter misread': { gazetteer, isOrganisation: hasOrganisationWord },
  'all, without words of organisations': { gazetteer, isOrganisation: () => false },
}

console.log(`${'known'.padEnd(36)} city P  R      country P  R`)
for (const [title, knowledge] of Object.entries(variants)) {
  const read = entries.map(([address]) => {
    const lines = address.split(' / ')
    return readAddress(lines.join(' '), lines, knowledge)
  })
  const columns = [score(read, 'city', 1), score(read, 'country', 2)].map(([p, r]) => `${p.toFixed(3)} ${r.toFixed(3)}`)
  console.log(`${title.padEnd(36)} ${columns.join('    ')}`)
}

/** Precision and recall of one field. */
function score(read, field, column) {
  let right = 0
  let told = 0
  let wanted = 0
  read.forEach((address, i) => {
    const value = foldKey(address[field] ?? '')
    const truth = foldKey(entries[i][column].replace(/^-$/, ''))
    if (value !== '') told++
    if (truth !== '') wanted++
    if (value !== '' && value === truth) right++
  })
  return [told === 0 ? 1 : right / told, wanted === 0 ? 1 : right / wanted]
}
