export function importByLoader(): {
  readonly name: string
  readonly renderChunk: (code: string) => { readonly code: string }
}
export function withLoader(code: string): string
