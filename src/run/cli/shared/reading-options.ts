import type { Command } from 'commander'
import type { Reader } from '../../../read/sources/read-source.ts'
import type { OcrOptions } from '../../../read/sources/ocr/options.ts'
import { parseLanguage } from './language-option.ts'
import { type OcrFlags, parseOcrOptions } from './ocr-options.ts'
import { parseReader, READER_HELP } from './reader-option.ts'

/** The options about reading a paper, as they were typed. */
export interface ReadingFlags extends OcrFlags {
  readonly language: string
  readonly password?: string
  readonly reader: string
}

/** How a paper is read. */
export interface Reading {
  readonly language: string | undefined
  readonly password: string | undefined
  readonly reader: Reader
  readonly ocr: OcrOptions
}

/** Gives a command the options of `ReadingFlags`, except those for scans, which have a separate group. */
export function addReadingOptions(command: Command): Command {
  return command
    .option('--language <code>', 'language of the paper, like en or sr-Cyrl; auto detects it', 'auto')
    .option('--password <text>', 'opens an encrypted file')
    .option('--reader <name>', READER_HELP, 'auto')
}

/** @throws {OptionError} where one of them cannot be */
export function parseReading(flags: ReadingFlags): Reading {
  const { language, password, reader } = flags
  return {
    language: parseLanguage(language),
    password,
    reader: parseReader(reader),
    ocr: parseOcrOptions(flags),
  }
}
