import type { Diagnostic } from '../../base/diagnostics.ts'
import type { DroppedText } from '../../model/page/page.ts'
import type { Account } from '../../understand/build/account.ts'
import type { Trust } from '../../model/paper/trust.ts'

interface FontStyle {
  readonly fontName: string
  readonly size: number
}

/** What the page shows of the report of a paper; `products/recipes/report.ts` has all of it. */
export interface Report {
  readonly program: string
  readonly language: string
  readonly account: Account
  readonly trust: Trust
  readonly diagnostics: readonly Diagnostic[]
  readonly dropped: readonly DroppedText[]
  readonly styles: { readonly body: FontStyle; readonly counts: readonly (FontStyle & { readonly glyphs: number })[] }
}
