import type { PageArt } from './page-art.d.mts'

/** The text of a test that draws a page and expects these roles. */
export function toCase(
  art: PageArt,
  expected: readonly { readonly role: string; readonly text: string }[],
  setting: { readonly up: string; readonly isFirst: boolean },
): string
