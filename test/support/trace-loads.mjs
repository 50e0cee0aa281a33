// For `node --import`: prints the URL of every module and of every script that is loaded on standard error, a line each.
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { register, syncBuiltinESMExports } from 'node:module'
import { pathToFileURL } from 'node:url'

if (isMainThread) {
  register(import.meta.url)
  // Scripts are read by `src/run/start/load-scripts.ts`.
  const { readFileSync } = fs
  fs.readFileSync = (path, ...options) => {
    if (String(path).endsWith('.cjs')) fs.writeSync(2, `${pathToFileURL(path)}\n`)
    return readFileSync(path, ...options)
  }
  syncBuiltinESMExports()
}

export async function load(url, context, next) {
  fs.writeSync(2, `${url}\n`)
  return next(url, context)
}
