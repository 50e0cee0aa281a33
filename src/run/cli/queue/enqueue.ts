import { resolve } from 'node:path'
import { placeOfServer, withRedis } from '../../queue/redis.ts'
import { enqueueDocuments } from '../../queue/enqueue.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import type { CollectionFlags } from '../batch/batch-flags.ts'
import { collect } from '../batch/collect-documents.ts'
import { DEFAULT_FORMATS } from '../../../products/recipes/formats.ts'
import { parseOutputSettings } from '../convert/convert-options.ts'
import { ERROR_CODES } from '../../../base/errors.ts'
import { COMMAND_PATIENCE_MS, type RedisFlags } from './redis-option.ts'
import { parseManyFolder } from '../shared/output-names.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'

/** Runs `paperxml enqueue`; the exit status: that of the first document that is refused. */
export async function runEnqueue(
  inputs: readonly string[],
  flags: CollectionFlags & RedisFlags,
  terminal: Terminal,
): Promise<number> {
  placeOfServer(flags.redis)
  const settings = parseOutputSettings(flags, DEFAULT_FORMATS)
  const folder = resolve(parseManyFolder(flags.output))
  const collection = await collect(inputs, flags, settings, terminal)
  const { dataFolder } = settings.ocr
  const output = {
    ...settings,
    ocr: { ...settings.ocr, dataFolder: toAbsolute(dataFolder) },
    folder,
    corrections: toAbsolute(flags.corrections),
    bibliography: toAbsolute(flags.bib),
  }
  const plan = { found: collection.found, output, settings: collection.settings, ...collection.asked }
  const server = { url: flags.redis, patienceMs: COMMAND_PATIENCE_MS, onConnection: () => {} }
  const enqueued = await withRedis(server, async redis => {
    await makeFolder(output.folder)
    return enqueueDocuments(redis, plan, (queued, count) => showProgress(terminal, `${queued}/${count} documents`))
  })
  showProgress(terminal, '')
  const { documents, queued, refused } = enqueued
  for (const { name, code, message } of refused) terminal.writeError(`paperxml: ${name}: ${code}: ${message}\n`)
  terminal.writeOut(`${JSON.stringify({ documents, queued, refused: refused.length })}\n`)
  const [first] = refused
  return first === undefined ? 0 : ERROR_CODES[first.code].exit
}

function toAbsolute(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path)
}
