import { element } from '../dom/elements.ts'
import { readArchive, readOutput } from '../client/api.ts'
import { readCorrectionsFile } from '../client/corrections-api.ts'

/** Browsers read a file that is saved for some time after the click. */
const SAVED_MS = 60_000

/** Saves an output of a document under the name of the document. */
export async function downloadOutput(id: string, documentName: string, format: string): Promise<void> {
  const answer = await readOutput(id, format)
  const named = /filename="([^"]+)"/u.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? format
  saveFile(await answer.blob(), `${stemOf(documentName)}.${named.replace(/^paper\./u, '')}`)
}

/** Saves all outputs of a document, with its corrections, as one archive. */
export async function downloadArchive(id: string, documentName: string): Promise<void> {
  saveFile(await (await readArchive(id)).blob(), `${stemOf(documentName)}.zip`)
}

/** Saves the file of the corrections of a document. */
export async function downloadCorrections(id: string, documentName: string): Promise<void> {
  saveFile(await (await readCorrectionsFile(id)).blob(), `${stemOf(documentName)}.corrections.json`)
}

/** Saves a file. */
function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  element('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), SAVED_MS)
}

/** The name of a file without what it ends in. */
export function stemOf(name: string): string {
  return name.replace(/(?!^)\.[^.]*$/u, '')
}
