// For `node --import`: prints the URL of every module that is loaded on standard error, a line each.
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { register } from 'node:module'

if (isMainThread) register(import.meta.url)

export async function load(url, context, next) {
  writeSync(2, `${url}\n`)
  return next(url, context)
}
