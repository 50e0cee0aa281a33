import { readFileSync } from 'node:fs'

/** Text of a file of this package. Sources and built program lie at the same depth below its root. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
}

let version: string | undefined

/** The version of this package, which is read once: each line of a journal has it. */
export function readVersion(): string {
  version ??= (JSON.parse(readPackageFile('package.json')) as { version: string }).version
  return version
}
