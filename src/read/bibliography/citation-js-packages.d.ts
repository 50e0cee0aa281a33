/** The parts of citation-js that `citation-js.ts` uses; the packages bring no types. */
declare module '@citation-js/core' {
  interface ParseOptions {
    readonly forceType: string
    readonly generateGraph: false
  }
  /** Commands that are read, by their names. */
  type CommandTables = Readonly<
    Record<
      | 'commands'
      | 'mathCommands'
      | 'diacritics'
      | 'formattingCommands'
      | 'formattingEnvs'
      | 'argumentCommands'
      | 'mathScriptFormatting',
      object
    >
  >
  interface BibtexConfig {
    readonly format: { checkLabel: boolean; useIdAsLabel: boolean; asciiOnly: boolean }
    /** Form and kind of the values of each field of BibLaTeX: `author` is `['list', 'name']`. */
    readonly constants: { readonly fieldTypes: Readonly<Record<string, readonly string[]>> } & CommandTables
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
declare module '@citation-js/plugin-ris' {}
