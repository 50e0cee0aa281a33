/** Authors of a paper, as its header has them. */
import type { CityRule } from '../../base/text/address/city.ts'
import type { CountryRule } from '../../base/text/address/country.ts'
import type { NameSplit } from '../../base/text/names/person-name.ts'

/** How surely something is told. */
export type Confidence = 'high' | 'medium' | 'low'

/** What tied an affiliation to its author: see docs/authors.md. */
export type AffiliationTie = 'mark' | 'below' | 'order' | 'mark-in-note' | 'named' | 'stated' | 'only'

/** The rules that told an organisation and its place. */
export interface OrganisationEvidence {
  readonly tie: AffiliationTie
  readonly city?: CityRule
  readonly country?: CountryRule
  /** As the least sure of them. */
  readonly confidence: Confidence
}

/** The rules that told the parts of an author. */
export interface AuthorEvidence {
  readonly name: NameSplit
  readonly email?: 'like-name' | 'beside-name' | 'pattern' | 'left'
  readonly orcid?: 'beside-name' | 'order' | 'only'
  readonly homepage?: 'like-name' | 'below-name'
  /** As the least sure of them and of the organisations. */
  readonly confidence: Confidence
}

/** An organisation as printed, with its place apart where that is known. */
export interface Organisation {
  readonly name: string
  readonly city?: string
  /** As printed; `USA`, `Canada` … where a state or province is given instead. */
  readonly country?: string
  /** A state or province beside the city. */
  readonly region?: string
  readonly postcode?: string
  /** The whole address as printed. Left out where a person or a bibliography gave it. */
  readonly printed?: string
  /** Left out where a person or a bibliography gave it. */
  readonly evidence?: OrganisationEvidence
}

/** An author. */
export interface Author {
  /** As printed, without degrees; `Smith, John` the other way round. */
  readonly name: string
  readonly surname: string
  readonly given?: string
  readonly middle?: string
  readonly email?: string
  readonly homepage?: string
  readonly orcid?: string
  readonly organisations: readonly Organisation[]
  /** Left out where a person or a bibliography gave the author. */
  readonly evidence?: AuthorEvidence
}
