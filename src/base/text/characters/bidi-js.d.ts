/**
 * The parts of bidi-js that are used. Its own types are those of an ES module, and Node takes its file for CommonJS, of
 * which the default import is the function itself.
 */
declare module 'bidi-js' {
  interface Bidi {
    /** A level for each UTF-16 unit of the text; odd ones run to the left. */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { readonly levels: Uint8Array }
    /** Name of the bidirectional class, such as `L`, `AL`, `EN`. */
    getBidiCharTypeName(character: string): string
    getMirroredCharacter(character: string): string | null
  }
  export default function bidiFactory(): Bidi
}
