/** A date of CSL-JSON. */
export interface CslDate {
  readonly 'date-parts'?: readonly (readonly (number | string)[])[]
  readonly literal?: string
  readonly raw?: string
  readonly circa?: boolean
}
