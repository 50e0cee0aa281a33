import { spawnSync } from 'node:child_process'

/** Runs poppler over its arguments; the shell's `times` then tells what its children took: user and system. */
const POPPLER_LOOP = 'for file; do pdftotext -bbox-layout "$file" - > /dev/null 2>&1; done; times'

/** Whether `pdftotext` can be run. */
export function hasPoppler() {
  return spawnSync('pdftotext', ['-v']).error === undefined
}

/** CPU seconds of poppler over the files, one process each as it is made; `undefined` where it is not there. */
export function measurePoppler(files) {
  return hasPoppler()
    ? cpuSecondsOfChildren(spawnSync('sh', ['-c', POPPLER_LOOP, 'sh', ...files], { encoding: 'utf8' }))
    : undefined
}

/** User and system time of what a shell has run, from the two lines that its `times` prints last: its own, its children's. */
export function cpuSecondsOfChildren({ stdout }) {
  const parts = [
    ...stdout
      .trim()
      .split('\n')
      .at(-1)
      .matchAll(/(\d+)m([\d.]+)s/g),
  ]
  return parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/** Prints how many times the CPU time of `pdftotext -bbox-layout` our own `seconds` over the same files are. */
export function printRatio({ pages, seconds }, files) {
  const popplerSeconds = measurePoppler(files)
  if (popplerSeconds === undefined) return
  console.log(`pdftotext -bbox-layout: ${(pages / popplerSeconds).toFixed(1)} pages per CPU second`)
  console.log(`ratio: ${(seconds / popplerSeconds).toFixed(1)} times its CPU time`)
}

/** Seconds of a `process.cpuUsage()`. */
export function cpuSeconds({ user, system }) {
  return (user + system) / 1e6
}
