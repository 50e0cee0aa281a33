/** Starts the built programs: the scripts of `dist/programs`, with the code that was compiled of them before. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8'
import { codeFolders } from './code-folders.ts'
import { CompiledCode } from './compiled-code.ts'
import { underFirstFlags } from './late-flags.ts'
import { scriptLoader } from './load-scripts.ts'

/** Sources and built program lie at the same depth below the root of the package. */
const PROGRAMS = fileURLToPath(new URL('../../../dist/programs', import.meta.url))

interface Started<Exports> {
  readonly program: Exports
  /** Keeps the code that was compiled so far for later processes. */
  readonly keepCode: () => void
}

/** Loads the script of that name. Flags of V8 that hold from the beginning must be set before. */
export function startProgram<Exports extends object>(name: string): Started<Exports> {
  const build = readFileSync(join(PROGRAMS, 'build-id'), 'utf8')
  const flags = versionOfCode()
  const code = new CompiledCode(flags === undefined ? [] : codeFolders(PROGRAMS), `${build}-${flags ?? ''}`)
  const program = scriptLoader(PROGRAMS, code)(`${name}.cjs`) as Exports
  return { program, keepCode: () => underFirstFlags(() => code.keep()) }
}

/** The version of V8 with its flags; `undefined` in Bun, which is not made of V8: it has the function and throws. */
function versionOfCode(): string | undefined {
  try {
    return cachedDataVersionTag().toString(16)
  } catch {
    return undefined
  }
}

/** Starts a worker, whose module exports when its first job was done: much of the code has run then. */
export function startWorker(name: string): void {
  // Its value differs between workers, V8 has read it already, and compiled code would not be taken under another one. In a process of
  // another program it stays: threads that begin later read it.
  setFlagsFromString('--max-old-space-size=0')
  const { program, keepCode } = startProgram<{ readonly firstJob: Promise<void> }>(name)
  void program.firstJob.then(keepCode)
}

/** What the library exports; the code is kept when the process that uses it ends. */
export function startLibrary<Exports extends object>(): Exports {
  const { program, keepCode } = startProgram<Exports>('index')
  process.once('exit', keepCode)
  return program
}
