import { readFileSync } from 'node:fs'

/** Text of a file of this package. Sources and built program lie at the same depth below its root. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
}

/** The version of this package. */
export function readVersion(): string {
  return (JSON.parse(readPackageFile('package.json')) as { version: string }).version
}
