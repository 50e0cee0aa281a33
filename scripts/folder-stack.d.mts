/** One layer of `src/`: a folder, or a file of `src/` itself. */
export interface Layer {
  readonly name: string
  readonly without?: readonly string[]
  readonly only?: readonly string[]
}
export const FOLDER_STACK: readonly Layer[]
export const PACKAGE_DOORS: Readonly<Record<string, string>>
