import { readFileSync } from 'node:fs'
import { writeInspectionHtml } from '../writers/inspection-html.ts'
import type { Correction } from '../corrections/corrections.ts'
import { type Conversion, type ConvertOptions, convertPaper } from './paper.ts'

/** The end of the inspection page's file name, after the name of its paper. */
export const INSPECTION_EXTENSION = '.inspect.html'

/**
 * The inspection page of a PDF: one HTML file that shows how it was understood, and that can save corrections.
 *
 * @param input bytes of the file, or its path
 * @throws {PaperError} as `convertPaper` does
 */
export async function inspectPaper(input: Uint8Array | string, options: ConvertOptions = {}): Promise<string> {
  return inspectionOf(await convertPaper(input, options), options.corrections ?? [])
}

/** The inspection page of a paper that was converted with these corrections. */
export function inspectionOf(conversion: Conversion, corrections: readonly Correction[]): string {
  const parts = [
    readAsset('corrections-file.js'),
    readAsset('elements.js'),
    ...SHARED.map(readShared),
    readAsset('page.js'),
  ]
  const script = parts.join('\n')
  return writeInspectionHtml(conversion, corrections, { script, style: readAsset('page.css') })
}

/** Modules that the inspection page shares with the page of the service, in the order of what they use. */
const SHARED = ['evidence-words.js', 'drawn-page.js']

/**
 * A module as a part of one script: what it imports is before it. Sources and built program lie at the same depth below
 * the root of the package; browsers get what was built.
 */
function readShared(name: string): string {
  const module = readFileSync(new URL(`../../dist/page-app/shared/${name}`, import.meta.url), 'utf8')
  return module.replace(/^import .*$/gmu, '').replace(/^export /gmu, '')
}

/** A file that is sent to the browser as it is; the build keeps its place in the source folders. */
function readAsset(name: string): string {
  return readFileSync(new URL(`../writers/inspection/${name}`, import.meta.url), 'utf8')
}
