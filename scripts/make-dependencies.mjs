// Writes docs/dependencies.md: what is installed with the program, from package.json, the lock file and node_modules, without a network.
// `--check` compares instead. `--look-up` asks the registry first when the packages of package.json were last released.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PAGE = 'docs/dependencies.md'
const RELEASES = 'scripts/dependency-releases.json'

const read = path => readFileSync(join(ROOT, path), 'utf8')
const readJson = path => JSON.parse(read(path))

/** The last release of a package and its day, as the registry tells. */
function lookUp(name) {
  const [version, times] = ['version', 'time'].map(field =>
    JSON.parse(
      execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ),
  )
  return { version, day: times[version].slice(0, 10) }
}

/** Why a licence that is not a name of SPDX is accepted. */
const ODD_LICENCES = { 'SEE LICENSE IN LICENSE.txt': 'free of charge, not open source' }

function rowOf(name, use, locked, releases) {
  const { version, license, hasInstallScript = false } = locked[`node_modules/${name}`]
  const { version: last, day } = releases[name]
  const script = hasInstallScript ? 'not needed' : 'none'
  return `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${ODD_LICENCES[license] ?? license} | ${last}, ${day} | ${use} | ${script} |`
}

/** How many packages have which licence, the most first. */
function countLicences(packages) {
  const counts = new Map()
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return sorted.map(([license, count]) => `| ${ODD_LICENCES[license] ?? license} | ${count} |`)
}

function writePage(releases) {
  const { dependencies, optionalDependencies } = readJson('package.json')
  const { packages } = readJson('package-lock.json')
  const installed = Object.entries(packages).filter(([path, { dev = false }]) => path !== '' && !dev)
  const scripts = installed.filter(([, { hasInstallScript = false }]) => hasInstallScript).map(([path]) => path)
  const rows = [
    ...Object.keys(dependencies).map(name => rowOf(name, 'always', packages, releases)),
    ...Object.keys(optionalDependencies).map(name => rowOf(name, 'optional', packages, releases)),
  ]
  return `# Dependencies

What npm installs with paperxml. \`npm install --omit=optional\` leaves out what only scans, queues and the service need.
\`node scripts/make-dependencies.mjs\` makes this page, \`npm sbom --omit dev --sbom-format spdx\` a list for machines.

| package | version | licence | last release | installed | install script |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Held back: \`@citation-js\` 0.8 brings 10 MB for requests to servers that this program never makes, and 0.9 wants Node 22;
\`light-my-request\`, a part of fastify, wants Node 22 from 6.8 on, and npm would leave out fastify with it.

## All packages

${installed.length} packages, with those that they need themselves, and the parts for other systems, of which npm installs one.

| licence | packages |
| --- | --- |
${countLicences(installed.map(([, entry]) => entry)).join('\n')}

Install scripts: ${scripts.map(path => `\`${path.replace(/.*node_modules\//, '')}\``).join(', ')}. None is needed: \`npm install --ignore-scripts\` gives the
same program. That of \`tesseract.js\` prints a line, and \`msgpackr-extract\`, which a queue can do without, brings its machine code with it.
`
}

if (process.argv.includes('--look-up')) {
  const { dependencies, optionalDependencies } = readJson('package.json')
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).sort()
  const releases = Object.fromEntries(names.map(name => [name, lookUp(name)]))
  writeFileSync(join(ROOT, RELEASES), `${JSON.stringify(releases, undefined, 2)}\n`)
}
const page = writePage(readJson(RELEASES))
if (!process.argv.includes('--check')) writeFileSync(join(ROOT, PAGE), page)
else if (page !== read(PAGE)) {
  console.error(`${PAGE} is not what is installed; run node scripts/make-dependencies.mjs`)
  process.exitCode = 1
}
