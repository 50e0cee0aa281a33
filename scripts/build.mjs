// Builds `dist`: the program, its manual page, the files it sends to browsers, its lists of names and models, and the stylesheets compiled for saxon-js. What is up to
// date is left alone.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { bundlePrograms } from './bundle-programs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const require = createRequire(import.meta.url)
const STYLESHEETS = ['paper-to-tei', 'paper-to-grobid', 'paper-to-sentences']

/** Types are checked by `npm run check:types`: who installs the program waits half as long. */
const COMPILER = [require.resolve('typescript/bin/tsc'), '--noCheck', '-p']

/** Time of a file; 0 where there is none. */
function timeOf(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Time of the newest file below a folder. */
function newestIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true })
  return Math.max(0, ...entries.map(entry => timeOf(join(folder, entry))))
}

/** Runs a script of a package in a process of its own. */
function run(script, ...parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} ended with status ${code}`))))
  })
}

async function compileStylesheet(name) {
  const target = join('dist', 'xslt', `${name}.sef.json`)
  if (timeOf(target) > newestIn('xslt')) return
  const compiler = join(dirname(require.resolve('xslt3/package.json')), 'xslt3.js')
  await run(compiler, `-xsl:${join('xslt', `${name}.xsl`)}`, `-export:${target}`, '-nogo')
}

/** The modules of the page, which run in browsers: each by itself, types left out. */
async function compilePage() {
  const config = join('src', 'page-app', 'tsconfig.build.json')
  if (timeOf(join('dist', 'page-app', 'main.js')) > newestIn(join('src', 'page-app'))) return
  await run(...COMPILER, config)
}

async function compileProgram() {
  if (timeOf(join('dist', 'index.js')) > Math.max(newestIn('src'), timeOf('tsconfig.build.json'))) return
  await run(...COMPILER, 'tsconfig.build.json')
}

async function joinPrograms() {
  if (timeOf(join('dist', 'programs', 'paperxml.js')) > Math.max(newestIn('src'), newestIn('scripts'))) return
  await bundlePrograms(join(root, 'dist'))
}

/** The scripts of the page by their names, with the module that each begins with: browsers load one file, not a hundred. */
const PAGE_SCRIPTS = [
  { name: 'page.js', entry: 'main.js', format: 'es' },
  // A page in a file can load no modules.
  { name: 'inspect.js', entry: join('inspect', 'main.js'), format: 'iife' },
]

async function bundlePage({ name, entry, format }) {
  const target = join('dist', 'page-app', name)
  // They have more than the modules of the page: what it shares with the program, too.
  if (timeOf(target) > newestIn('src')) return
  const bundle = await rolldown({ input: join(root, 'dist', 'page-app', entry) })
  await bundle.write({ file: join(root, target), format, minify: true })
  await bundle.close()
}

/** Writes the manual page, which the compiled program describes itself. */
async function writeManPage() {
  const target = join('dist', 'man', 'paperxml.1')
  if (timeOf(target) > Math.max(newestIn('dist/run/cli'), timeOf('package.json'))) return
  mkdirSync(join(root, 'dist', 'man'), { recursive: true })
  await run(join('dist', 'run', 'cli', 'manual', 'write-man-page.js'), target)
}

/** Copies what browsers get beside scripts, lists of names and models as they are: the compiler leaves them behind. */
function copyAssets(folder) {
  const target = join(root, 'dist', folder)
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(join(root, 'src', folder))) {
    if (/\.(?:css|html|svg|tsv|bin)$/.test(name)) copyFileSync(join(root, 'src', folder, name), join(target, name))
  }
}

/** Packs the letter sequences of languages. */
async function packLanguages() {
  const script = join('scripts', 'make-language-table.mjs')
  if (timeOf(join('dist', 'base', 'text', 'languages', 'sequences.bin')) > timeOf(script)) return
  await run(script)
}

mkdirSync(join(root, 'dist', 'xslt'), { recursive: true })
copyAssets('page-app')
copyAssets(join('base', 'text', 'gazetteer'))
copyAssets(join('products', 'sentence-join', 'models'))
await Promise.all([
  compileProgram().then(() => Promise.all([writeManPage(), joinPrograms()])),
  compilePage(),
  packLanguages(),
  ...STYLESHEETS.map(compileStylesheet),
])
await Promise.all(PAGE_SCRIPTS.map(bundlePage))
