/** One room of a wing of `src/`, or a wing without rooms: a folder or a file. */
export interface Layer {
  readonly name: string
  readonly without: readonly string[]
  readonly only?: readonly string[]
}
export const WINGS: readonly { readonly name: string }[]
export const FOLDER_STACK: readonly Layer[]
export const PACKAGE_DOORS: Readonly<Record<string, string>>
