import type { Diagnostic } from '../../diagnostics.ts'
import type { DroppedText } from '../../page/page.ts'
import type { Account } from '../../paper/account.ts'
import type { Trust } from '../../paper/trust.ts'

interface FontStyle {
  readonly fontName: string
  readonly size: number
}

/** What the page shows of the report of a paper; `recipes/report.ts` has all of it. */
export interface Report {
  readonly program: string
  readonly language: string
  readonly account: Account
  readonly trust: Trust
  readonly diagnostics: readonly Diagnostic[]
  readonly dropped: readonly DroppedText[]
  readonly styles: { readonly body: FontStyle; readonly counts: readonly (FontStyle & { readonly glyphs: number })[] }
}
