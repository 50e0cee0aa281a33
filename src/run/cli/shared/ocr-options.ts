import type { Command } from 'commander'
import { statSync } from 'node:fs'
import { OptionError } from '../../../base/errors.ts'
import { OCR_ENGINES, OCR_MODES, type OcrMode, type OcrOptions } from '../../../read/sources/ocr/options.ts'
import { parseChoice } from './choice.ts'

/** The options about recognising pictures of pages, as they were typed. */
export interface OcrFlags {
  readonly ocr: string
  readonly ocrLanguage?: string
  readonly ocrData?: string
  readonly ocrEngine: string
  readonly ocrThreads: string
}

/** Threads beyond this number are a mistake: each takes 200 MB. */
const MOST_THREADS = 64

/** Heading of these options in the help. */
export const OCR_GROUP = 'Scans:'

/** Gives a command the options of `OcrFlags`. */
export function addOcrOptions(command: Command, mode: OcrMode = 'auto'): Command {
  return command
    .optionsGroup(OCR_GROUP)
    .option('--ocr <mode>', 'recognise pages from their pictures: auto (those without text), always, never', mode)
    .option('--ocr-language <codes>', 'languages of the pictures, like de or de,en (default: detected)')
    .option('--ocr-data <dir>', 'folder with CODE.traineddata of further languages')
    .option(
      '--ocr-engine <name>',
      'tesseract.js, which is included, or native: the tesseract that is installed on this machine',
      OCR_ENGINES[0],
    )
    .option('--ocr-threads <number>', 'pages recognised at once, 200 MB each', '1')
}

/** @throws {OptionError} where one of them cannot be. */
export function parseOcrOptions(flags: OcrFlags): OcrOptions {
  return {
    mode: parseChoice('--ocr', flags.ocr, OCR_MODES),
    languages: flags.ocrLanguage?.split(/[,+]/u).map(code => parseCode(code.trim())),
    dataFolder: parseDataFolder(flags.ocrData),
    engine: parseChoice('--ocr-engine', flags.ocrEngine, OCR_ENGINES),
    threads: parseThreads(flags.ocrThreads),
  }
}

function parseCode(code: string): string {
  if (/^[a-z]{2,3}(?:[-_]\w+)*$/iu.test(code)) return code
  throw new OptionError(
    'E_OPTION_RANGE',
    `--ocr-language ${code}: expected codes like de, deu or sr-Latn, separated by commas`,
  )
}

/** It is needed at the first scan only, which may be the last of many documents. */
function parseDataFolder(path: string | undefined): string | undefined {
  if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path
  throw new OptionError('E_FILE_MISSING', `--ocr-data ${path}: there is no such folder`)
}

function parseThreads(text: string): number {
  const threads = Number(text)
  if (Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS) return threads
  throw new OptionError('E_OPTION_RANGE', `--ocr-threads ${text}: expected a number from 1 to ${MOST_THREADS}`)
}
