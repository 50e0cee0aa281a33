// Builds `dist`: the program, and the stylesheets compiled for saxon-js. What is up to date is left alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const require = createRequire(import.meta.url)
const STYLESHEETS = ['paper-to-tei', 'paper-to-sentences']

/** Time of the newest file below a folder. */
function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Math.max(0, ...files.map(entry => statSync(join(entry.parentPath, entry.name)).mtimeMs))
}

function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function run(script, ...parameters) {
  const { status } = spawnSync(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const compiler = join(dirname(require.resolve('xslt3/package.json')), 'xslt3.js')
const newestStylesheet = newestIn(join(root, 'xslt'))
mkdirSync(join(root, 'dist', 'xslt'), { recursive: true })
for (const name of STYLESHEETS) {
  const target = join('dist', 'xslt', `${name}.sef.json`)
  if (timeOf(join(root, target)) > newestStylesheet) continue
  run(compiler, `-xsl:${join('xslt', `${name}.xsl`)}`, `-export:${target}`, '-nogo')
}

const newestSource = Math.max(newestIn(join(root, 'src')), timeOf(join(root, 'tsconfig.build.json')))
if (timeOf(join(root, 'dist', 'index.js')) < newestSource)
  run(join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc'), '-p', 'tsconfig.build.json')
