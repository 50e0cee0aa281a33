import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const BUILT = new URL('../../../../../dist/read/sources/pdf/port/', import.meta.url).href

/** The exit status of a process that drops a promise while files are open: one of pdf.js, or one of other code. */
function statusOf(stack: string): number | null {
  const program = `
    const { forgiveStrayRejections } = await import(${JSON.stringify(`${BUILT}stray-rejections.js`)})
    const release = forgiveStrayRejections()
    void Promise.reject(Object.assign(new Error('dropped'), { stack: ${JSON.stringify(stack)} }))
    release()
    await new Promise(resolve => setTimeout(resolve, 20))
    process.exit(process.listenerCount('unhandledRejection') === 0 ? 7 : 8)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  }).status
}

test('a promise that pdf.js drops does not end the process', () => {
  expect(
    statusOf('Error: dropped\n at file:///x/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs:25:5591'),
  ).toBe(7)
})

test('one of other code does, as without it', () => {
  expect(statusOf('Error: dropped\n at file:///x/program.mjs:1:1')).toBe(1)
})
