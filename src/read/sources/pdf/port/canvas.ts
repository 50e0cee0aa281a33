/**
 * The only file that loads the canvas. It has parts in machine code, so it may be missing, and it takes a while to load:
 * only what draws pages asks for it. pdf.js itself loads it when it starts, and fails without one.
 */
import Module from 'node:module'
import { PackageError } from '../../../../base/errors.ts'
import { installLine, loadOptional } from '../../../../base/optional-packages.ts'

type Canvas = typeof import('@napi-rs/canvas')

const PACKAGE = '@napi-rs/canvas'

/** As much of `DOMMatrix` as pdf.js uses without drawing anything. */
class PlaneMatrix {
  a = 1
  b = 0
  c = 0
  d = 1
  e = 0
  f = 0

  scaleSelf(x: number, y: number): this {
    this.a *= x
    this.b *= x
    this.c *= y
    this.d *= y
    return this
  }

  translateSelf(x: number, y: number): this {
    this.e += this.a * x + this.c * y
    this.f += this.b * x + this.d * y
    return this
  }
}

/** Classes that pdf.js makes global when it is loaded. The last two are used in drawing alone. */
const STAND_IN = { DOMMatrix: PlaneMatrix, ImageData: class {}, Path2D: class {} }

/** The file of pdf.js that looks for the canvas, in its package or among the scripts of the built program. */
const OF_PDFJS = /\/pdf\.min(?:\.mjs|-[\w-]+\.cjs)$/

/** Runs `load`, in which pdf.js is loaded: it finds a stand-in where it looks for the canvas. */
export async function withoutCanvas<T>(load: () => Promise<T>): Promise<T> {
  const { createRequire } = Module
  const require = createRequire(import.meta.url)
  const requireStandIn = Object.assign(
    (name: string): unknown => (name === PACKAGE ? STAND_IN : require(name)),
    require,
  )
  Module.createRequire = path => (OF_PDFJS.test(String(path)) ? requireStandIn : createRequire(path))
  try {
    return await load()
  } finally {
    Module.createRequire = createRequire
  }
}

/**
 * The canvas, with its classes made global: pdf.js looks for them there when it draws.
 * @throws {PackageError} `E_PACKAGE_MISSING` where it is not installed
 */
export async function loadCanvas(): Promise<Canvas> {
  const canvas = await importCanvas()
  const { DOMMatrix, ImageData, Path2D } = canvas
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  return canvas
}

/** The package is there but its part for this system is not: that is a separate optional package. */
async function importCanvas(): Promise<Canvas> {
  try {
    return await loadOptional('ocr', () => import('@napi-rs/canvas'))
  } catch (error) {
    if (error instanceof PackageError) throw error
    const message = `the part of ${PACKAGE} for this system is missing: ${installLine([PACKAGE])} --include=optional`
    throw new PackageError('E_PACKAGE_MISSING', message, { cause: error })
  }
}
