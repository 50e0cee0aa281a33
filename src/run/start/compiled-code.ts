import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Script } from 'node:vm'

/** How many runs add to what is kept: a run compiles what it needs, and two papers seldom need the same. */
const ROUNDS = 3

/** File in a folder of code whose length is the number of its rounds. */
const ROUNDS_FILE = 'rounds'

/** Versions of Node and of the program, and sets of flags, whose code is kept; the oldest go. Each has some 10 MB. */
const MOST_KEPT = 6

/**
 * The code that V8 made of scripts, kept in files, so that the next process need not compile them: nearly half of the CPU time of
 * a short one. A file that cannot be read, or that V8 refuses, is ignored; what cannot be written is not kept.
 */
export class CompiledCode {
  readonly #folders: readonly string[]
  readonly #key: string
  readonly #scripts = new Map<string, { readonly script: Script; readonly isNew: boolean }>()
  #found: string | undefined

  /**
   * @param folders where code may be kept, the best first
   * @param key names the program, the version of V8 and its flags: V8 takes code for no others
   */
  constructor(folders: readonly string[], key: string) {
    this.#folders = folders
    this.#key = key
    this.#found = folders.map(folder => join(folder, key)).find(isFolder)
  }

  /** What was kept of the script of that name; `undefined` where nothing was. */
  read(name: string): Buffer | undefined {
    if (this.#found === undefined) return undefined
    try {
      return readFileSync(join(this.#found, name))
    } catch {
      return undefined
    }
  }

  /** Remembers a script, to be kept. Its `cachedDataRejected` is `false` where what was read served for it. */
  add(name: string, script: Script): void {
    this.#scripts.set(name, { script, isNew: script.cachedDataRejected !== false })
  }

  /** Keeps the code of the scripts, with all that was compiled of them so far; to be called when their work is done. */
  keep(): void {
    const rounds = this.#found === undefined ? 0 : roundsOf(this.#found)
    const chosen = [...this.#scripts].filter(([, { isNew }]) => isNew || rounds < ROUNDS)
    if (chosen.length === 0) return
    for (const folder of this.#found === undefined ? this.#folders : [dirname(this.#found)]) {
      try {
        const own = join(folder, this.#key)
        mkdirSync(own, { recursive: true, mode: 0o700 })
        for (const [name, { script }] of chosen) replaceFile(join(own, name), script.createCachedData())
        replaceFile(join(own, ROUNDS_FILE), '.'.repeat(rounds + 1))
        removeOldest(folder)
        return
      } catch {
        // The next folder may be writable.
      }
    }
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function roundsOf(folder: string): number {
  return statSync(join(folder, ROUNDS_FILE), { throwIfNoEntry: false })?.size ?? 0
}

/** Another process reads the old file or the new one, never a part. */
function replaceFile(path: string, content: string | Buffer): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, path)
}

function removeOldest(folder: string): void {
  const kept = readdirSync(folder).map(name => join(folder, name))
  const byAge = kept.map(path => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time)
  for (const { path } of byAge.slice(MOST_KEPT)) rmSync(path, { recursive: true, force: true })
}
