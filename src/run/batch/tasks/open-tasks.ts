import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OutputError, type PaperError, SourceError } from '../../../base/errors.ts'
import { MOST_MEMBER_BYTES } from '../documents/archive/member.ts'
import { readArchive, toArchiveError } from '../documents/archive/read-archive.ts'
import { isFaultOfDisk } from '../outputs/stage-outputs.ts'
import type { Task } from './select-tasks.ts'

/** A task with its document as a file, or why there is none. */
export interface OpenTask {
  readonly task: Task
  readonly file: { readonly path: string } | PaperError
  /** Removes what was unpacked for it. */
  readonly close: () => Promise<void>
}

/**
 * The tasks in their order, each with its file: members of archives are unpacked one by one as they are asked for, into
 * separate files in `folder`, whose names no archive has chosen.
 *
 * @throws {OutputError} where the disk is full
 */
export async function* openTasks(tasks: readonly Task[], folder: string): AsyncGenerator<OpenTask> {
  for (let i = 0; i < tasks.length; ) {
    const task = tasks[i]
    if (task === undefined) return
    const { source } = task.document
    if (source.type === 'file') {
      i++
      yield { task, file: { path: source.path }, close: async () => {} }
    } else {
      const end = tasks.findIndex(({ document }, j) => j > i && archiveOf(document.source) !== source.archive)
      const ofArchive = tasks.slice(i, end < 0 ? tasks.length : end)
      i += ofArchive.length
      yield* unpack(source.archive, ofArchive, join(folder, `unpacked-${i}`))
    }
  }
}

function archiveOf(source: Task['document']['source']): string | undefined {
  return source.type === 'member' ? source.archive : undefined
}

/** The tasks of one archive; those that are not found in it any more fail with it. */
async function* unpack(archive: string, tasks: readonly Task[], stem: string): AsyncGenerator<OpenTask> {
  const wanted = new Map(tasks.map(task => [memberOf(task), task]))
  let failure: PaperError = new SourceError('E_ARCHIVE_DAMAGED', 'the archive has changed: it is no longer in it')
  try {
    for await (const { name, isFile, content } of readArchive(archive)) {
      const task = wanted.get(name)
      if (task === undefined || !isFile) continue
      wanted.delete(name)
      const path = `${stem}-${wanted.size}`
      const close = () => rm(path, { force: true })
      const file = await unpackTo(path, content())
      yield { task, file, close }
      if (wanted.size === 0) return
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    failure = error
  }
  for (const task of wanted.values()) yield { task, file: failure, close: async () => {} }
}

function memberOf({ document: { source } }: Task): string {
  return source.type === 'member' ? source.member : source.path
}

async function unpackTo(path: string, content: AsyncIterable<Uint8Array>): Promise<OpenTask['file']> {
  try {
    await pipeline(limit(content), createWriteStream(path))
    return { path }
  } catch (error) {
    if (isFaultOfDisk(error)) {
      throw new OutputError('E_OUTPUT_FAILED', `cannot unpack into ${path}: ${(error as Error).message}`, {
        cause: error,
      })
    }
    await rm(path, { force: true })
    return toArchiveError(error)
  }
}

async function* limit(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const part of content) {
    count += part.length
    if (count > MOST_MEMBER_BYTES) {
      throw new SourceError('E_FILE_TOO_LARGE', `it unpacks to more than ${MOST_MEMBER_BYTES} bytes`)
    }
    yield part
  }
}
