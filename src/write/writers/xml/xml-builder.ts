import { createRequire } from 'node:module'

type Library = typeof import('xmlbuilder2')

let library: Library | undefined

/** The function of xmlbuilder2 that begins a document. The library is loaded with the first one: it is large. */
export function xmlBuilder(): Library['create'] {
  library ??= createRequire(import.meta.url)('xmlbuilder2') as Library
  return library.create
}
