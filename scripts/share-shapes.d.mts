/** The module with its literals rewritten; it does the same. */
export function withSharedShapes(code: string): string

/** The plugin that does so to each file of a bundle. */
export function shareShapes(): {
  readonly name: string
  readonly renderChunk: (code: string) => { readonly code: string }
}
