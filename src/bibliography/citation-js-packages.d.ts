/** The parts of citation-js that `citation-js.ts` uses; the packages bring no types. */
declare module '@citation-js/core' {
  interface ParseOptions {
    readonly forceType: string
    readonly generateGraph: false
  }
  interface BibtexConfig {
    readonly format: { checkLabel: boolean; useIdAsLabel: boolean; asciiOnly: boolean }
  }
  export const plugins: {
    readonly input: {
      data(text: string, type: string): unknown
      chain(entries: unknown, options: ParseOptions): unknown
    }
    readonly output: { format(name: string, items: unknown, options: { readonly format: 'object' }): unknown }
    readonly config: { get(name: '@bibtex'): BibtexConfig }
  }
}
declare module '@citation-js/plugin-bibtex' {}
