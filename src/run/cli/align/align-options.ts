import { DEFAULT_LIMITS } from '../../batch/workers/settings.ts'
import type { AlignSettings } from '../../batch/workers/align-messages.ts'
import type { Limits } from '../../batch/workers/settings.ts'
import { OptionError } from '../../../base/errors.ts'
import { MOST_SECONDS, MOST_WORKERS, parseNumber } from '../batch/worker-options.ts'
import { parseLanguage } from '../shared/language-option.ts'
import { type OcrFlags, parseOcrOptions } from '../shared/ocr-options.ts'

/** The options of `paperxml align` as they were typed. */
export interface AlignFlags extends OcrFlags {
  readonly input?: string
  readonly output?: string
  readonly batchFile?: string
  readonly log?: string
  readonly threads: string
  readonly configuration?: string
  readonly timeout: string
  readonly kenlm?: string
  readonly sentenceJoin?: string
  readonly verbose?: boolean
  readonly keepbrtags?: boolean
  readonly getperms?: boolean
  readonly respectPermissions?: boolean
  readonly compat?: boolean
  readonly language: string
  readonly password?: string
}

/** What `paperxml align` is to do, but for its configuration and its documents. */
export interface AlignRequest {
  readonly settings: Omit<AlignSettings, 'configuration'>
  readonly limits: Limits
  readonly workers: number
}

/** @throws {OptionError} where one of the options cannot be */
export function parseAlign(flags: AlignFlags): AlignRequest {
  if (flags.batchFile !== undefined && (flags.input !== undefined || flags.output !== undefined)) {
    throw new OptionError('E_OPTION_CONFLICT', '-B names inputs and outputs in its file; leave out -I and -O')
  }
  return {
    settings: {
      compat: flags.compat === true,
      keepsBreaks: flags.keepbrtags === true,
      writesPermissions: flags.getperms === true,
      respectsPermissions: flags.respectPermissions === true,
      language: parseLanguage(flags.language),
      password: flags.password,
      ocr: parseOcrOptions(flags),
      sentenceJoin: flags.sentenceJoin,
      kenlmPath: flags.kenlm,
    },
    limits: {
      timeLimitMs: 1000 * parseNumber('-t', flags.timeout, { from: 1, to: MOST_SECONDS }),
      memoryLimitBytes: DEFAULT_LIMITS.memoryLimitBytes,
    },
    workers: parseNumber('-T', flags.threads, { from: 1, to: MOST_WORKERS }),
  }
}
