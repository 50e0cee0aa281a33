import type { HeaderCorrection } from '../../model/corrections/header-corrections.ts'
import type { ReferenceCorrection } from '../../model/corrections/reference-corrections.ts'
import {
  type Correction,
  type PageReview,
  type BlockCorrection,
  type CorrectedRole,
  FURNITURE_ROLES,
} from '../../model/corrections/corrections.ts'

/** Whether a correction says that a page was looked through. */
export function isPageReview(correction: Correction): correction is PageReview {
  return 'reviewed' in correction
}

/** Whether a correction is about the header and not about a block. */
export function isHeaderCorrection(correction: Correction): correction is HeaderCorrection {
  return 'header' in correction
}

/** Whether a correction is about the fields of a reference. */
export function isReferenceCorrection(correction: Correction): correction is ReferenceCorrection {
  return 'reference' in correction
}

/** Whether a correction is about a block. */
export function isBlockCorrection(correction: Correction): correction is BlockCorrection {
  return 'block' in correction
}

/** Whether the role takes a block out of the text, to the edge of its page. */
export function isFurnitureRole(role: CorrectedRole): role is keyof typeof FURNITURE_ROLES {
  return role in FURNITURE_ROLES
}
