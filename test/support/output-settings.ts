import type { OutputSettings } from '../../src/products/recipes/outputs.ts'

/** Settings of outputs with what a test says of them: plain text of all pages, nothing recognised. */
export function outputSettings(some: Partial<OutputSettings>): OutputSettings {
  return {
    formats: ['text'],
    pages: undefined,
    language: undefined,
    password: undefined,
    reader: 'auto',
    flavour: 'default',
    writesReport: false,
    ocr: {},
    keepsHocr: false,
    teiMarks: {},
    ...some,
  }
}
