import type { Role } from '../../model/roles/role.ts'

/** What the later stages need to know about a role. */
export interface RoleTraits {
  /** Its blocks are the front matter, before the body. */
  readonly isFront: boolean
  /** Its blocks are headings of sections: they have a level and may have a number. */
  readonly isHeading: boolean
  /** Its blocks are captions of floats. */
  readonly isCaption: boolean
  /** Its blocks are text that is read from line to line, so that one between two tables separates them. */
  readonly isRunningText: boolean
  /** Its raised characters may call notes; else they are labels of notes and entries, exponents, marks of tables. */
  readonly callsNotes: boolean
  /**
   * A block may continue the one of the same role before it, unless a block of one of these roles is between them.
   * `undefined`: no block of the role continues another.
   */
  readonly joinsUnlessOver: readonly Role[] | undefined
}

/** A role without special traits. */
const PLAIN: RoleTraits = {
  isFront: false,
  isHeading: false,
  isCaption: false,
  isRunningText: false,
  callsNotes: true,
  joinsUnlessOver: undefined,
}
const FRONT: RoleTraits = { ...PLAIN, isFront: true }
const HEADING: RoleTraits = { ...PLAIN, isHeading: true, isRunningText: true }
const CAPTION: RoleTraits = { ...PLAIN, isCaption: true, joinsUnlessOver: [] }
const WITHOUT_CALLS: RoleTraits = { ...PLAIN, callsNotes: false }

/** The traits of each role for the later stages: a new role does not compile until it has them. */
export const ROLE_TRAITS: Readonly<Record<Role, RoleTraits>> = {
  title: FRONT,
  subtitle: FRONT,
  authors: FRONT,
  'abstract-heading': FRONT,
  abstract: { ...FRONT, isRunningText: true, joinsUnlessOver: [] },
  keywords: FRONT,
  'publication-info': FRONT,
  heading: HEADING,
  'references-heading': HEADING,
  text: { ...PLAIN, isRunningText: true, joinsUnlessOver: ['heading', 'references-heading', 'reference'] },
  reference: {
    ...WITHOUT_CALLS,
    isRunningText: true,
    joinsUnlessOver: ['heading', 'references-heading'],
  },
  footnote: { ...WITHOUT_CALLS, joinsUnlessOver: [] },
  'figure-caption': CAPTION,
  'table-caption': CAPTION,
  'figure-text': WITHOUT_CALLS,
  table: WITHOUT_CALLS,
  'table-note': WITHOUT_CALLS,
  formula: WITHOUT_CALLS,
  code: WITHOUT_CALLS,
  'glossed-example': PLAIN,
  doubt: PLAIN,
  margin: PLAIN,
}

/** Whether blocks of the role belong to the front matter. */
export function isFrontRole(role: Role): boolean {
  return ROLE_TRAITS[role].isFront
}

/** Whether blocks of the role are captions. */
export function isCaptionRole(role: Role | undefined): role is 'figure-caption' | 'table-caption' {
  return role !== undefined && ROLE_TRAITS[role].isCaption
}
