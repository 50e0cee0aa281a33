import type { Box } from './geometry/box.ts'

/** Something a stage found worth telling; it never stops the document. */
export interface Diagnostic {
  /** Stable code, `W_…` for warnings, `N_…` for notes. */
  readonly code: string
  readonly severity: 'note' | 'warning' | 'error'
  /** Names the thing, the value and the expectation. */
  readonly message: string
  /** Page of the file, from 1. */
  readonly page?: number
  readonly box?: Box
}

/** The function a stage hands its diagnostics to. */
export type Report = (diagnostic: Diagnostic) => void
