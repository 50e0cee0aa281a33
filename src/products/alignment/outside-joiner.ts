import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { PieceJoiner } from './piece-joiners.ts'

/** An outside program that joins sentences, and what it loads. */
export interface OutsideProgram {
  readonly path: string
  readonly model: string
  /** Where it finds the programs of KenLM. */
  readonly kenlmPath: string | undefined
}

/** A joiner that is a running program. */
export interface OutsideJoiner extends PieceJoiner {
  /** Whether it ended before it was closed. */
  readonly hasFailed: boolean
  close(): void
}

/** Longest time to load a model: several GB from a slow disk. */
const LONGEST_LOAD_MS = 120_000
/** Longest time for an answer. */
const MOST_ANSWER_MS = 10_000

/**
 * Starts a sentence joiner with the protocol of `sentence-join.py` (Philipp Koehn): it is called with `--apply --model
 * MODEL`, reads lines `left<TAB>right`, and answers each with a line, which is `True` if both sides are one sentence.
 *
 * @returns `undefined` where it cannot be started or does not answer the first question
 */
export async function startOutsideJoiner({
  path,
  model,
  kenlmPath,
}: OutsideProgram): Promise<OutsideJoiner | undefined> {
  const kenlm = kenlmPath === undefined ? [] : ['--kenlm_path', kenlmPath]
  const joiner = new PipedJoiner(spawn(path, ['--apply', '--model', model, ...kenlm]))
  const isReady = (await joiner.ask('test\ttest', LONGEST_LOAD_MS)) !== undefined
  if (isReady) return joiner
  joiner.close()
  return undefined
}

class PipedJoiner implements OutsideJoiner {
  readonly #child: ChildProcessWithoutNullStreams
  /** The callbacks of questions without an answer, the oldest first. */
  readonly #waiting: ((answer: string | undefined) => void)[] = []
  #isGone = false
  #isClosed = false

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child
    createInterface({ input: child.stdout }).on('line', line => this.#waiting.shift()?.(line))
    // The program would stop if this pipe were full.
    child.stderr.resume()
    child.stdin.on('error', () => this.#end())
    child.once('error', () => this.#end())
    child.once('close', () => this.#end())
  }

  get hasFailed(): boolean {
    return this.#isGone && !this.#isClosed
  }

  async joins(left: string, right: string): Promise<boolean> {
    const answer = await this.ask(`${oneField(left)}\t${oneField(right)}`, MOST_ANSWER_MS)
    return /^(?:true|1)$/i.test(answer?.trim() ?? '')
  }

  /** The line that answers a question; `undefined` where the program has ended. One that takes too long is ended. */
  async ask(question: string, mostMs: number): Promise<string | undefined> {
    if (this.#isGone) return undefined
    const answered = new Promise<string | undefined>(resolve => this.#waiting.push(resolve))
    const timer = setTimeout(() => this.#end(), mostMs)
    this.#child.stdin.write(`${question}\n`)
    const answer = await answered
    clearTimeout(timer)
    return answer
  }

  close(): void {
    this.#isClosed = true
    this.#end()
  }

  #end(): void {
    this.#isGone = true
    this.#child.kill('SIGKILL')
    for (const answer of this.#waiting.splice(0)) answer(undefined)
  }
}

/** The text without tabs and line ends, which separate the fields and the questions. */
function oneField(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ')
}
