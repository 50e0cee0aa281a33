import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** One for all: it reads its fonts when it is made. */
const compiler = NodeCompiler.create()

/** The PDF that Typst makes of a source; without tags, as most papers are. */
export function typeset(source: string): Uint8Array {
  return compiler.pdf({ mainFileContent: source }, { pdfTags: false })
}
