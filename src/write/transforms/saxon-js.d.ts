/** The part of saxon-js that `xslt.ts` uses; the package brings no types. */
declare module 'saxon-js' {
  interface TransformOptions {
    readonly stylesheetInternal: object
    readonly sourceNode: object
    readonly stylesheetParams?: Readonly<Record<string, string>>
    readonly destination: 'serialized'
  }
  const SaxonJS: {
    getResource(source: { readonly text: string; readonly type: 'xml' }): Promise<object>
    transform(options: TransformOptions, execution: 'sync'): { readonly principalResult: string }
  }
  export default SaxonJS
}
