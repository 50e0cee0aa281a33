import type { Join, LineKind, LineRole, RecoveredPart } from './parts.ts'

/** Counts of what a recovery did. */
export interface RecoveryCounts {
  /** Lines of the input, by kind. */
  readonly kinds: Readonly<Record<LineKind, number>>
  /** Lines of the input, by role. */
  readonly roles: Readonly<Record<LineRole, number>>
  /** Line ends that were undone, by what happened to a hyphen there. */
  readonly joins: Readonly<Record<Join['hyphen'], number>>
  /** Lines that were left out, by role; empty ones are not counted. */
  readonly deletions: Readonly<Partial<Record<LineRole, number>>>
  /** Parts of the recovered text. */
  readonly paragraphs: number
}

/** Counts parts one by one, for texts that are too large to hold all of them. */
export class PartCounter {
  readonly #kinds: Record<LineKind, number> = { EL: 0, FL: 0, UL: 0 }
  readonly #roles: Record<LineRole, number> = {
    empty: 0,
    heading: 0,
    paragraph: 0,
    caption: 0,
    note: 0,
    object: 0,
    'page-element': 0,
  }
  readonly #joins: Record<Join['hyphen'], number> = { none: 0, undone: 0, kept: 0 }
  readonly #deletions: Partial<Record<LineRole, number>> = {}
  #paragraphs = 0

  add({ role, lines, joins, isDropped }: RecoveredPart): void {
    for (const line of lines) {
      this.#kinds[line.kind]++
      this.#roles[line.role]++
    }
    for (const { hyphen } of joins) this.#joins[hyphen]++
    if (!isDropped) this.#paragraphs++
    else if (role !== 'empty') this.#deletions[role] = (this.#deletions[role] ?? 0) + lines.length
  }

  /** The numbers so far. */
  read(): RecoveryCounts {
    return {
      kinds: { ...this.#kinds },
      roles: { ...this.#roles },
      joins: { ...this.#joins },
      deletions: { ...this.#deletions },
      paragraphs: this.#paragraphs,
    }
  }
}
