import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'
import type { CompiledCode } from './compiled-code.ts'
import { underFirstFlags } from './late-flags.ts'

/** Large packages that stay as they are, and whose compiled code is kept like that of the program. */
const KEPT_PACKAGES: readonly string[] = ['saxon-js']

/** What a script is given: a CommonJS module, and what stands for `import()`, which code of V8's cache cannot do. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  importModule: (specifier: string) => Promise<unknown>,
) => void

/** In one line with the beginning of the script, so that the numbers of its lines are true. */
const WRAPPER = ['(function (exports, require, module, __filename, importModule) {', '\n})'] as const

/**
 * Gives what loads the scripts of a folder by their names. They are CommonJS modules, each loaded once: `import` would read and
 * compile them anew in each process.
 */
export function scriptLoader(folder: string, code: CompiledCode): (name: string) => object {
  const loaded = new Map<string, { exports: object }>()
  const load = (path: string): object => {
    const known = loaded.get(path)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    loaded.set(path, module)
    const wrapped = underFirstFlags(() => compile(path, code)).runInThisContext() as Wrapped
    wrapped.call(module.exports, module.exports, requireOf(path, load), module, path, specifier => import(specifier))
    return module.exports
  }
  return name => load(join(folder, name))
}

function compile(path: string, code: CompiledCode): Script {
  const name = basename(path)
  const cachedData = code.read(name)
  const source = WRAPPER.join(readFileSync(path, 'utf8'))
  const script = new Script(source, { filename: path, ...(cachedData && { cachedData }) })
  code.add(name, script)
  return script
}

/** The `require` of a script: other scripts and kept packages are loaded by `load`. */
function requireOf(path: string, load: (path: string) => object): NodeJS.Require {
  const require = createRequire(path)
  const own = (name: string): unknown => {
    if (name.startsWith('./')) return load(join(dirname(path), name))
    return KEPT_PACKAGES.includes(name) ? load(require.resolve(name)) : (require(name) as unknown)
  }
  return Object.assign(own, require)
}
