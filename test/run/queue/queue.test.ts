import { type ChildProcess, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Queue } from 'bullmq'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../../../src/run/batch/journal/entry.ts'
import { runProgram } from '../../../src/run/cli/program.ts'
import { QUEUE_NAME, type QueuedDocument } from '../../../src/run/queue/job.ts'
import type { QueueCounts } from '../../../src/run/queue/status.ts'
import { zipOf } from '../../support/archives.ts'
import { PROGRAM, statusOf, until } from '../../support/processes.ts'
import { hasRedis, redisNote, TestRedis } from '../../support/redis-server.ts'
import { recordTerminal } from '../../support/terminal.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/citations', import.meta.url))
const PAPERS = ['french', 'german', 'spanish'].map(name => join(FIXTURES, `${name}.pdf`))
const COPIES = 6

// Some 30 s of CPU time: minutes where six others want the cores.
describe.skipIf(!hasRedis)(`a queue on Redis${redisNote}`, { timeout: 180_000 }, () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await TestRedis.start()
  })
  afterAll(() => redis.remove())

  let folder: string
  const children: ChildProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    mkdirSync(join(folder, 'in/sub'), { recursive: true })
    redis.say('flushall')
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  async function run(command: string, ...words: readonly string[]) {
    const terminal = recordTerminal()
    const status = await runProgram([command, ...words], terminal)
    return { status, out: terminal.out, errors: terminal.errors }
  }
  const enqueue = (...words: readonly string[]) =>
    run('enqueue', join(folder, 'in'), '-o', join(folder, 'out'), '--redis', redis.url, '--to', 'text', ...words)
  const work = () => run('worker', '--redis', redis.url, '--until-empty', '--workers', '1', '--json')

  async function countQueue(): Promise<QueueCounts> {
    return (JSON.parse((await run('status', '--redis', redis.url)).out) as { queue: QueueCounts }).queue
  }

  /** A process of its own with one lane. */
  function startWorker(): ChildProcess {
    const words = ['worker', '--redis', redis.url, '--until-empty', '--workers', '1']
    const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: 'ignore' })
    children.push(child)
    return child
  }

  /** All lines of the journals of workers, which may be none yet. */
  function journalLines(): readonly JournalEntry[] {
    const journals = join(folder, 'out/journals')
    const names = existsSync(journals) ? readdirSync(journals) : []
    const lines = names.flatMap(name => readFileSync(join(journals, name), 'utf8').split('\n'))
    return lines.filter(line => line !== '').map(line => JSON.parse(line) as JournalEntry)
  }

  /** Contents of all outputs by their paths. */
  function outputsOf(out: string): Record<string, string> {
    const names = readdirSync(join(folder, out), { recursive: true, encoding: 'utf8' })
    const outputs = names.filter(name => name.endsWith('.txt'))
    return Object.fromEntries(outputs.sort().map(name => [name, readFileSync(join(folder, out, name), 'utf8')]))
  }

  test('converts each document once, as a batch does, though a worker is killed and the server restarted', async () => {
    for (const [i, paper] of PAPERS.entries()) {
      for (let copy = 0; copy < COPIES; copy++) copyFileSync(paper, join(folder, `in/sub/${i}-${copy}.pdf`))
    }
    writeFileSync(join(folder, 'in/bad.pdf'), 'no PDF')
    const [first = ''] = PAPERS
    writeFileSync(join(folder, 'in/papers.zip'), zipOf([{ name: 'a.pdf', content: readFileSync(first) }]))
    expect(await enqueue()).toMatchObject({ status: 0, out: '{"documents":20,"queued":20,"refused":0}\n' })

    const victim = startWorker()
    const other = startWorker()
    await until(async () => journalLines().length > 1 && (await countQueue()).active === 2)
    victim.kill('SIGKILL')
    await redis.stop()
    await redis.start()
    const toBatch = ['-o', join(folder, 'batch'), '--to', 'text', '--workers', '1']
    const [status] = await Promise.all([statusOf(other), run('batch', ...PAPERS, ...toBatch)])
    expect(status).toBe(0)

    const documents = journalLines().map(({ document }) => document)
    expect(documents).toHaveLength(20)
    expect(new Set(documents).size).toBe(20)
    expect(await countQueue()).toMatchObject({ waiting: 0, active: 0, retrying: 0, done: 19, failed: 1 })

    const expected = Object.values(outputsOf('batch')).flatMap(text => Array<string>(COPIES).fill(text))
    const { 'papers/a.txt': unpacked, ...outputs } = outputsOf('out')
    expect(Object.values(outputs)).toEqual(expected)
    expect(unpacked).toBe(expected[0])
  })

  test('takes a document once, again when it failed and that is asked for, and looks whether it has changed', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    writeFileSync(join(folder, 'in/bad.pdf'), 'no PDF')
    await enqueue()
    await enqueue()
    expect(await countQueue()).toMatchObject({ waiting: 2, workers: 0 })
    const { status, out } = await work()
    expect(status).toBe(0)
    expect(out).toBe(
      readFileSync(join(folder, 'out/journals', readdirSync(join(folder, 'out/journals'))[0] ?? ''), 'utf8'),
    )
    expect(await enqueue()).toMatchObject({ out: '{"documents":2,"queued":0,"refused":0}\n' })
    expect(await enqueue('--retry-failed')).toMatchObject({ out: '{"documents":2,"queued":1,"refused":0}\n' })
    expect(await countQueue()).toMatchObject({ waiting: 1, done: 1, failed: 0 })

    copyFileSync(join(FIXTURES, 'german.pdf'), join(folder, 'in/bad.pdf'))
    expect(await enqueue('--only-changed')).toMatchObject({ out: '{"documents":2,"queued":2,"refused":0}\n' })
    const again = (await work()).out.trimEnd().split('\n')
    expect(again.map(line => (JSON.parse(line) as JournalEntry).status).sort()).toEqual(['done', 'done', 'unchanged'])
    const { out: report } = await run('status', '--redis', redis.url, '-o', join(folder, 'out'))
    expect(JSON.parse(report)).toMatchObject({ queue: { waiting: 0 }, summary: { documents: 2, done: 2, failed: 0 } })
    expect(readFileSync(join(folder, 'out/batch.html'), 'utf8')).toContain(
      '<td>documents converted</td><td class="number">2</td>',
    )
    const { out: journal } = await run('status', '-o', join(folder, 'out'), '--journal')
    expect(journal.trimEnd().split('\n')).toHaveLength(2)
    await expect(enqueue('--language', 'de')).resolves.toMatchObject({ status: 64, errors: /by other options/ })
  })

  test('tries what may pass again after a while, and a damaged file never', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    writeFileSync(join(folder, 'in/bad.pdf'), 'no PDF')
    await enqueue()
    rmSync(join(folder, 'in/french.pdf'))
    const working = work()
    await until(async () => (await countQueue()).retrying === 1)
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    const { errors } = await working
    expect(errors).toMatch(/^paperxml: .*french\.pdf: E_FILE_MISSING: .*; trying again\n$/)
    expect(journalLines().map(({ document, status }) => [document, status])).toEqual([
      ['bad.pdf', 'failed'],
      ['french.pdf', 'done'],
    ])
  })

  test('has back what a worker was converting that is interrupted, and leaves nothing half done', async () => {
    for (let i = 0; i < 3; i++) copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, `in/${i}.pdf`))
    await enqueue()
    const worker = startWorker()
    await until(async () => (await countQueue()).active === 1)
    worker.kill('SIGTERM')
    expect(await statusOf(worker)).toBe(143)
    const done = journalLines().length
    expect(await countQueue()).toMatchObject({ waiting: 3 - done, active: 0, workers: 0 })
    expect(readdirSync(join(folder, 'out')).filter(name => name.startsWith('.'))).toEqual([])
  })

  test('fails jobs that are none for good, puts off those whose folder is missing, and goes on with the others', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    const connection = { url: redis.url }
    const queue = new Queue<unknown>(QUEUE_NAME, { connection })
    await queue.add('document', {}, { attempts: 3 })
    await queue.add('document', null, { attempts: 3 })
    await enqueue()
    const [whole] = await queue.getJobs('wait', 0, 0)
    const data = whole?.data as QueuedDocument
    await queue.add('document', { ...data, output: { ...data.output, folder: join(folder, 'gone') } }, { lifo: true })
    await queue.close()
    const { status, errors } = await work()
    expect(status).toBe(73)
    expect(errors).toContain('gone is not on this machine')
    expect(journalLines().map(entry => entry.status)).toEqual(['done'])
    expect(await countQueue()).toMatchObject({ waiting: 1, active: 0, done: 1, failed: 2 })
  })

  test('is done when another worker has done what this one put off', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    await enqueue()
    const queue = new Queue<unknown>(QUEUE_NAME, { connection: { url: redis.url } })
    const [whole] = await queue.getJobs('wait', 0, 0)
    const data = whole?.data as QueuedDocument
    const elsewhere = { ...data, output: { ...data.output, folder: join(folder, 'gone') } }
    const { id = '' } = await queue.add('document', elsewhere, { lifo: true })
    const working = work()
    await until(async () => (await queue.getDelayedCount()) === 1)
    redis.say('zrem', queue.toKey('delayed'), id)
    redis.say('zadd', queue.toKey('completed'), String(Date.now()), id)
    await queue.close()
    expect(await working).toMatchObject({ status: 0 })
    expect(await countQueue()).toMatchObject({ waiting: 0, active: 0, retrying: 0, done: 2, failed: 0 })
  })

  test('is left as it was where the outputs cannot be written', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    await enqueue()
    rmSync(join(folder, 'out'), { recursive: true })
    const { status, errors } = await work()
    expect(status).toBe(73)
    expect(errors).toContain('is not on this machine; is the shared file system mounted?')
    expect(await countQueue()).toMatchObject({ waiting: 1, active: 0, failed: 0 })
  })

  test('writes what is refused into a journal, and its exit status', async () => {
    writeFileSync(join(folder, 'in/papers.zip'), zipOf([{ name: '../a.pdf', content: '' }]))
    const { status, errors, out } = await enqueue()
    expect({ status, out }).toEqual({ status: 65, out: '{"documents":1,"queued":0,"refused":1}\n' })
    expect(errors).toContain('papers.zip/../a.pdf: E_ARCHIVE_MEMBER: ')
    expect(journalLines().map(({ code }) => code)).toEqual(['E_ARCHIVE_MEMBER'])
  })

  test('that the server has no room for is refused', async () => {
    copyFileSync(join(FIXTURES, 'french.pdf'), join(folder, 'in/french.pdf'))
    redis.say('config', 'set', 'maxmemory', '1')
    const { status, errors } = await enqueue()
    redis.say('config', 'set', 'maxmemory', '0')
    expect(status).toBe(77)
    expect(errors).toMatch(/^paperxml: E_QUEUE_REFUSED: redis:\/\/127[^:]*:\d+: the server refuses \(.*OOM/)
  })
})
