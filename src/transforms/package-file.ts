import { readFileSync } from 'node:fs'

/** Text of a file of this package. Sources and built program lie at the same depth below its root. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}
