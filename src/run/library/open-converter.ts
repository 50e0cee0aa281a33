import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stemOfPath } from '../batch/documents/documents.ts'
import { OptionError } from '../../base/errors.ts'
import { makeTemporaryFolder } from '../../read/sources/files/temporary-folder.ts'
import { READER_NAMES } from '../../read/sources/read-source.ts'
import { checkOptions } from './check-options.ts'
import type { Converter, ConverterOptions, ConverterTask } from './converter.ts'
import { Lane } from './lane.ts'
import { type Names, refuseUnknownOptions } from './option-names.ts'
import { readPaperInput } from './paper-input.ts'

/** What can be the name of a file, without a folder. */
const NAME = /^(?!\.{1,2}$)[^/\\\0]+$/

const CONVERTER_NAMES: Names<ConverterOptions> = {
  pages: true,
  language: true,
  password: true,
  reader: true,
  flavour: true,
  formulas: true,
  formulasInText: true,
  teiMarks: true,
  markdown: true,
  formats: true,
  report: true,
  ocr: true,
  workers: true,
  limits: true,
}

const TASK_NAMES: Names<ConverterTask> = { id: true, signal: true, onProgress: true }

/**
 * Opens a converter for many papers.
 * @throws {OptionError} for an option that cannot be
 */
export async function openConverter(options: ConverterOptions = {}): Promise<Converter> {
  refuseUnknownOptions(options, CONVERTER_NAMES)
  checkOptions(options, READER_NAMES)
  const { workers = availableParallelism() } = options
  if (!Number.isInteger(workers) || workers < 1) {
    throw new OptionError('E_OPTION_RANGE', `workers ${workers}: expected a whole number from 1`)
  }
  const folder = await makeTemporaryFolder()
  const lanes = Array.from({ length: workers }, (_, index) => new Lane(join(folder.path, String(index)), options))
  const take = shareOut(lanes)
  return {
    async convert(input, task = {}) {
      refuseUnknownOptions(task, TASK_NAMES)
      const { lane, giveBack } = await take()
      try {
        // Read only now: papers that wait take no memory.
        const { bytes, name = 'paper.pdf' } = await readPaperInput(input, task.signal)
        const { id = stemOfPath(name) } = task
        if (!NAME.test(id))
          throw new OptionError('E_OPTION_RANGE', `id ${JSON.stringify(id)}: expected the name of a file`)
        return await lane.convert({ bytes, source: name, id }, task)
      } finally {
        giveBack()
      }
    },
    async close() {
      await Promise.all(lanes.map(lane => lane.end()))
      folder.remove()
    },
  }
}

/** A lane for the time of one paper. */
interface TakenLane {
  readonly lane: Lane
  readonly giveBack: () => void
}

/** Gives free lanes away, to who waits longest first. */
function shareOut(lanes: readonly Lane[]): () => Promise<TakenLane> {
  const idle = [...lanes]
  const waiting: ((taken: TakenLane) => void)[] = []
  const toTaken = (lane: Lane): TakenLane => ({
    lane,
    giveBack() {
      const next = waiting.shift()
      if (next === undefined) idle.push(lane)
      else next(toTaken(lane))
    },
  })
  return () => {
    const lane = idle.pop()
    return lane === undefined ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(toTaken(lane))
  }
}
