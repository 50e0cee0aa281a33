import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { importByLoader } from './import-by-loader.mjs'
import { shareShapes } from './share-shapes.mjs'

/** Workers, by their names in `dist/programs`: the module that each begins with. */
const WORKERS = {
  'paper-worker': 'run/batch/workers/paper-worker.js',
  'align-worker': 'run/batch/workers/align-worker.js',
  'service-worker': 'run/service/worker/service-worker.js',
  'authority-worker': 'run/service/authority/authority-worker.js',
}

/** What `src/run/start` loads: the scripts that programs begin with, by their names in `dist/programs`. */
const SCRIPTS = { index: 'index.js', run: 'run/cli/run.js', ...WORKERS }

/** What Node starts or imports, and what it has in common. */
const STARTERS = { paperxml: 'run/cli/main.js', start: 'run/start/start.js' }

/**
 * Packages that no script holds: the licence of one allows no change, one looks for a file beside itself. Those that may be missing
 * stay outside, too.
 */
const OUTSIDE = ['saxon-js', 'libxml2-wasm']

/**
 * Joins the compiled modules of `dist` and the packages that they need to few scripts in `dist/programs`: to find, open and compile
 * a thousand modules is a third of the CPU time of a cold process. They are scripts and no ES modules, because Node 20 keeps
 * compiled code of scripts alone (`src/run/start`). What is loaded later stays in a script of its own.
 */
export async function bundlePrograms(dist) {
  const folder = join(dist, 'programs')
  rmSync(folder, { recursive: true, force: true })
  rmSync(join(dist, 'prepared'), { recursive: true, force: true })
  const { optionalDependencies } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8'))
  const outside = new Set([...OUTSIDE, ...Object.keys(optionalDependencies)])
  const isOutside = name => outside.has(packageOf(name))
  const chunks = await bundle(dist, SCRIPTS, isOutside, {
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  })
  await bundle(dist, STARTERS, () => false, { format: 'esm', chunkFileNames: '[name]-[hash].js' })
  writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(chunks))
  for (const name of Object.keys(WORKERS)) writeFileSync(join(folder, `${name}.js`), workerNamed(name))
  const { exports } = chunks.find(({ fileName }) => fileName === 'index.cjs')
  writeFileSync(join(folder, 'index.js'), libraryWith(exports))
  writeFileSync(join(folder, 'build-id'), hashOf(folder))
}

async function bundle(dist, programs, external, output) {
  const folder = join(dist, 'programs')
  const input = Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(dist, path)]))
  const plugins = [keepPlaces(folder), shareShapes(), ...(output.format === 'cjs' ? [importByLoader()] : [])]
  const bundled = await rolldown({ input, platform: 'node', external, plugins })
  const written = await bundled.write({ dir: folder, ...output })
  await bundled.close()
  return written.output
}

/** The package of what is imported: `@scope/name/file` is of `@scope/name`. */
function packageOf(name) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Modules that look for files beside themselves still do so from where they were. Packages that are loaded by a `require` that the module
 * makes itself, because they are to be loaded late, are loaded by that of the script.
 */
function keepPlaces(folder) {
  return {
    name: 'keep-places',
    transform(code, module) {
      if (module.includes('node_modules')) return undefined
      const path = relative(folder, module)
      return code
        .replace(/createRequire\(import\.meta\.url\)(?=\('[^']+'\))/g, 'require')
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
    },
  }
}

function workerNamed(name) {
  return `import { startWorker } from './start.js'\n\nstartWorker('${name}')\n`
}

function libraryWith(names) {
  const list = names.map(name => `  ${name},\n`).join('')
  return `import { startLibrary } from './start.js'\n\nexport const {\n${list}} = startLibrary()\n`
}

/** The licences of the packages that are in the scripts, each with its name. */
function licencesOf(chunks) {
  const modules = chunks.flatMap(({ moduleIds = [] }) => moduleIds)
  const folders = new Set(modules.flatMap(path => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))
  return [...folders].sort().map(licenceIn).join('\n')
}

function licenceIn(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry))
  // Some packages bring no text: then there are the name of the licence and that of the author.
  const text = file === undefined ? `by ${author?.name ?? author}` : readFileSync(join(folder, file), 'utf8').trim()
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Names what was built: compiled code is kept for it alone. */
function hashOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
