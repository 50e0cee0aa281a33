/** The part of saxon-js that `xslt.ts` uses; the package brings no types. */
declare module 'saxon-js' {
  interface TransformOptions {
    readonly stylesheetInternal: object
    readonly sourceNode?: object
    readonly sourceText?: string
    readonly stylesheetParams?: Readonly<Record<string, string>>
    readonly destination: 'serialized'
  }
  const SaxonJS: {
    transform(options: TransformOptions, execution: 'sync'): { readonly principalResult: string }
  }
  export default SaxonJS
}
