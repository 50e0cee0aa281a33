import { existsSync } from 'node:fs'
import { type AlignmentConfiguration, rulesOfLanguage } from './configuration.ts'
import { type OutsideJoiner, startOutsideJoiner } from './outside-joiner.ts'
import type { AlignmentWarning, PieceJoiner, PieceJoiners } from './piece-joiners.ts'

/** Joiners with processes that must be ended. */
export interface OpenJoiners extends PieceJoiners {
  /** Ends the outside programs. */
  close(): void
}

/** Loads the joiner that is used where no outside program runs. */
export type LoadJoiner = (language: string) => Promise<PieceJoiner>

/**
 * The sentence joiners that a configuration names: one process of the outside program for each language, with the model
 * of the language. It is started on the first call and kept. Where there is no program or no model, or where it fails,
 * the joiner of `otherwise` is used, with a warning.
 */
export function openJoiners(configuration: AlignmentConfiguration, otherwise: LoadJoiner): OpenJoiners {
  const { sentenceJoin: path } = configuration
  return path === undefined ? joinersWithoutProgram(otherwise) : new ProgramJoiners(path, configuration, otherwise)
}

function joinersWithoutProgram(load: LoadJoiner): OpenJoiners {
  return { of: load, takeWarnings: () => [], close: () => {} }
}

class ProgramJoiners implements OpenJoiners {
  readonly #path: string
  readonly #configuration: AlignmentConfiguration
  readonly #otherwise: LoadJoiner
  readonly #isThere: boolean
  /** By language; `undefined` for a joiner that failed or has no model. */
  readonly #started = new Map<string, Promise<OutsideJoiner | undefined>>()
  readonly #running = new Map<string, OutsideJoiner>()
  /** Languages that were asked for since the warnings were last taken. */
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
    return rulesOfLanguage(this.#configuration.languages, language)?.sentenceJoinModel
  }
}

function warn(message: string, suggestion: string): AlignmentWarning {
  return { method: 'sentenceJoin', message, suggestion }
}

const PROGRAM_HINT = 'Please specify/verify the "sentence_join" value in the configuration files.'

function hintFor(verb: string, languages: readonly string[]): string {
  return `Please ${verb} the "sentencejoin_model" value of language {${languages.join(', ')}} in configuration file.`
}
