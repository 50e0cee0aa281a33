import { existsSync } from 'node:fs'
import { type AlignmentConfiguration, ownRules } from './configuration.ts'
import { type OutsideJoiner, startOutsideJoiner } from './outside-joiner.ts'
import type { AlignmentWarning, PieceJoiner, PieceJoiners } from './piece-joiners.ts'

/** Joiners that hold processes. */
export interface OpenJoiners extends PieceJoiners {
  /** Ends the outside programs. */
  close(): void
}

/** Loads the joiner that stands in where no outside program is at work. */
export type LoadJoiner = (language: string) => Promise<PieceJoiner>

/**
 * The sentence joiners that a configuration names: the outside program with the model of each language, one process a
 * language, begun when it is asked first and kept. Where there is no such program, no model, or where it fails, that is
 * told as a warning and `otherwise` stands in.
 */
export function openJoiners(configuration: AlignmentConfiguration, otherwise: LoadJoiner): OpenJoiners {
  const { sentenceJoin: path } = configuration
  return path === undefined ? ownJoiners(otherwise) : new ProgramJoiners(path, configuration, otherwise)
}

function ownJoiners(load: LoadJoiner): OpenJoiners {
  return { of: load, takeWarnings: () => [], close: () => {} }
}

class ProgramJoiners implements OpenJoiners {
  readonly #path: string
  readonly #configuration: AlignmentConfiguration
  readonly #otherwise: LoadJoiner
  readonly #isThere: boolean
  /** By language; `undefined` for those that failed or have no model. */
  readonly #started = new Map<string, Promise<OutsideJoiner | undefined>>()
  readonly #running = new Map<string, OutsideJoiner>()
  /** Languages that were asked for since warnings were taken. */
  readonly #asked = new Set<string>()

  constructor(path: string, configuration: AlignmentConfiguration, otherwise: LoadJoiner) {
    this.#path = path
    this.#configuration = configuration
    this.#otherwise = otherwise
    this.#isThere = existsSync(path)
  }

  async of(language: string): Promise<PieceJoiner> {
    this.#asked.add(language)
    const started = this.#started.get(language) ?? this.#start(language)
    this.#started.set(language, started)
    const joiner = await started
    return joiner === undefined || joiner.hasFailed ? this.#otherwise(language) : joiner
  }

  takeWarnings(): readonly AlignmentWarning[] {
    const asked = [...this.#asked].sort()
    this.#asked.clear()
    if (!this.#isThere) return [warn('Fail loading Python script sentence-join.py', PROGRAM_HINT)]
    const missing = asked.filter(language => this.#modelOf(language) === undefined)
    const failed = asked.filter(
      language => this.#modelOf(language) !== undefined && this.#running.get(language)?.hasFailed !== false,
    )
    return [
      ...(failed.length === 0
        ? []
        : [warn(`Fail loading model for language: ${failed.join(', ')}`, hintFor('verify', failed))]),
      ...(missing.length === 0
        ? []
        : [warn(`No model for language: ${missing.join(', ')}`, hintFor('specify', missing))]),
    ]
  }

  close(): void {
    for (const joiner of this.#running.values()) joiner.close()
  }

  async #start(language: string): Promise<OutsideJoiner | undefined> {
    const model = this.#modelOf(language)
    if (!this.#isThere || model === undefined) return undefined
    const joiner = await startOutsideJoiner({ path: this.#path, model, kenlmPath: this.#configuration.kenlmPath })
    if (joiner !== undefined) this.#running.set(language, joiner)
    return joiner
  }

  #modelOf(language: string): string | undefined {
    return ownRules(this.#configuration.languages, language)?.sentenceJoinModel
  }
}

function warn(message: string, suggestion: string): AlignmentWarning {
  return { method: 'sentenceJoin', message, suggestion }
}

const PROGRAM_HINT = 'Please specify/verify the "sentence_join" value in the configuration files.'

function hintFor(verb: string, languages: readonly string[]): string {
  return `Please ${verb} the "sentencejoin_model" value of language {${languages.join(', ')}} in configuration file.`
}
