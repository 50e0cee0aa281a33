/** What a hand-made page looks like; all in PDF's own units and syntax. */
export interface RawPage {
  readonly content: string
  /** Further entries of the page dictionary, e.g. `/Rotate 90`. */
  readonly entries?: string
}

/** What else stands in a hand-made file. */
export interface RawPdfOptions {
  /** Further font objects by name, e.g. `{ F9: '<< /Type /Font … >>' }`. */
  readonly fonts?: Readonly<Record<string, string>>
  /** Pictures and forms by name, e.g. `{ P1: '100 0 R' }`. */
  readonly xobjects?: Readonly<Record<string, string>>
  /** Further objects, numbered from 100 in their order. */
  readonly objects?: readonly string[]
  /** Further entries of the catalog, e.g. `/PageLabels …`. */
  readonly catalog?: string
  /** Entries of the document information, e.g. `/Title (A title)`. */
  readonly info?: string
}

/** F1 to F4 on every page. */
const FONTS = ['Helvetica', 'Times-Bold', 'Times-Italic', 'Courier']

/** A small uncompressed PDF of pages 400 by 400 points with the fonts F1 (Helvetica) to F4 (Courier). */
export function rawPdf(pages: readonly RawPage[], options: RawPdfOptions = {}): Uint8Array {
  const fonts = FONTS.map((name, index) => [`F${index + 1}`, `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`])
  const named = [...fonts, ...Object.entries(options.fonts ?? {})].map(([name, text]) => `/${name} ${text}`)
  const xobjects = Object.entries(options.xobjects ?? {}).map(([name, text]) => `/${name} ${text}`)
  const objects = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${10 + 2 * i} 0 R`).join(' ')}] >>`],
    [3, `<< ${options.info ?? ''} >>`],
    [4, `<< /Font << ${named.join(' ')} >> /XObject << ${xobjects.join(' ')} >> >>`],
  ])
  for (const [i, { content, entries = '' }] of pages.entries()) {
    const box = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 400 400]'
    const page = `<< /Type /Page /Parent 2 0 R ${box} /Resources 4 0 R /Contents ${11 + 2 * i} 0 R ${entries} >>`
    objects.set(10 + 2 * i, page)
    objects.set(11 + 2 * i, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  for (const [i, text] of (options.objects ?? []).entries()) objects.set(100 + i, text)
  return writeObjects(objects)
}

function writeObjects(objects: ReadonlyMap<number, string>): Uint8Array {
  let file = '%PDF-1.7\n'
  const entries: string[] = []
  for (const [number, text] of objects) {
    entries.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${number} 0 obj\n${text}\nendobj\n`
  }
  const xref = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`
  file += `${xref}trailer\n<< /Size 1000 /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
