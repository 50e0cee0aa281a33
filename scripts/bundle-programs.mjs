import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { shareShapes } from './share-shapes.mjs'

/** What is started or imported, by its name in `dist/programs`: the module that it begins with. */
const PROGRAMS = {
  index: 'index.js',
  paperxml: 'cli/main.js',
  'paper-worker': 'batch/workers/paper-worker.js',
  'align-worker': 'batch/workers/align-worker.js',
  'service-worker': 'service/worker/service-worker.js',
  'authority-worker': 'service/authority/authority-worker.js',
}

/**
 * Joins the compiled modules of `dist` to few files in `dist/programs`: to find and open six hundred modules takes a tenth
 * of the CPU time of a cold process, a fifth on a busy machine. Packages stay outside. What is loaded later stays in a file of its own.
 */
export async function bundlePrograms(dist) {
  const folder = join(dist, 'programs')
  rmSync(folder, { recursive: true, force: true })
  const input = Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(dist, path)]))
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: isPackage,
    plugins: [keepPlaces(folder), shareShapes()],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
}

/** Helpers of the bundler are no packages: no user has them. */
function isPackage(name) {
  return !/^[./]|^@oxc-project\//.test(name)
}

/** Modules that look for files beside themselves still do so from where they were. */
function keepPlaces(folder) {
  return {
    name: 'keep-places',
    transform(code, module) {
      const path = relative(folder, module)
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
    },
  }
}
