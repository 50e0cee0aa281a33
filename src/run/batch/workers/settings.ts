import { createHash } from 'node:crypto'
import type { OutputSettings } from '../../../products/recipes/outputs.ts'

/** The settings that every worker gets before its first document. Plain data: it is sent to another process. */
export interface WorkerSettings extends OutputSettings {
  /** Folder of the outputs. */
  readonly folder: string
  /** Folder on the same file system in which outputs are written before they are moved. */
  readonly staging: string
  /** Folder with corrections, mirrored as the outputs are; `undefined` for none. */
  readonly corrections: string | undefined
  /** Bibliographic file. */
  readonly bibliography: string | undefined
}

/** What a document may take; beyond it its worker is ended. */
export interface Limits {
  /** Time of a document on a processor; by the clock it may take some times more. */
  readonly timeLimitMs: number
  /** Resident memory of a worker, threads and pictures and all. */
  readonly memoryLimitBytes: number
}

/** A minute and a gigabyte: a paper takes two seconds and 300 MB. */
export const DEFAULT_LIMITS: Limits = { timeLimitMs: 60_000, memoryLimitBytes: 1e9 }

/**
 * A short name of all that the outputs depend on besides the document and the program: the same name, the same bytes.
 * The password only opens; threads and progress change no output.
 */
export function fingerprintOf(settings: OutputSettings, bibliography: Uint8Array | undefined): string {
  const { formats, pages, language, reader, flavour, writesReport, keepsHocr } = settings
  const { mode, languages, engine } = settings.ocr
  const { teiMarks = {}, markdown = [], figures, formulas = 'tex', formulasInText = 'plain' } = settings
  const marks = JSON.stringify(teiMarks) === '{}' ? [] : [teiMarks]
  const choices = markdown.length === 0 ? [] : [markdown]
  const shaping = [
    formats,
    pages,
    language,
    reader,
    flavour,
    writesReport,
    keepsHocr,
    mode,
    languages,
    engine,
    ...marks,
    ...choices,
    ...(figures === undefined ? [] : [figures]),
    ...(formulas === 'tex' ? [] : [{ formulas }]),
    ...(formulasInText === 'plain' ? [] : [{ formulasInText }]),
    ...(settings.writesInspection === true ? ['inspection'] : []),
    ...(settings.split === undefined ? [] : [{ split: settings.split }]),
  ]
  const hash = createHash('sha256').update(JSON.stringify(shaping))
  if (bibliography !== undefined) hash.update(bibliography)
  return hash.digest('hex').slice(0, FINGERPRINT_LENGTH)
}

/** Hexadecimal digits: two settings of one batch differ, and a line of the journal stays readable. */
const FINGERPRINT_LENGTH = 12
