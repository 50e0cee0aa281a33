import type { Correction } from '../../model/corrections/corrections.ts'
import { type Draft, toCorrections, toDraft } from './draft.ts'

/** Corrections that were not saved when the page was closed, and the version on which they were made. */
interface KeptDraft {
  readonly tag: string | undefined
  readonly corrections: readonly Correction[]
  /** What that version said. */
  readonly base: readonly Correction[]
}

function keyOf(id: string): string {
  return `paperxml-draft-${id}`
}

/** Keeps a draft in this browser, so that neither a lost connection nor a closed page loses it. */
export function keepDraft(id: string, tag: string | undefined, base: Draft, draft: Draft): void {
  const kept: KeptDraft = { tag, corrections: toCorrections(draft, []), base: toCorrections(base, []) }
  localStorage.setItem(keyOf(id), JSON.stringify(kept))
}

export function forgetDraft(id: string): void {
  localStorage.removeItem(keyOf(id))
}

/** The draft that was kept, with what it was made on. */
export function findDraft(
  id: string,
): { readonly tag: string | undefined; readonly draft: Draft; readonly base: Draft } | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    return kept === null ? undefined : { tag: kept.tag, draft: toDraft(kept.corrections), base: toDraft(kept.base) }
  } catch {
    return undefined
  }
}
