import type { Correction, CorrectionsFile } from '../../model/corrections/corrections.ts'
import type { Save } from '../../model/corrections/save.ts'
import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { readOutput, Refusal, request, sendJson } from './api.ts'

/** Corrections that somebody has saved, and the tag of their version; none where nobody has. */
export interface SavedCorrections {
  readonly corrections: readonly Correction[]
  readonly tag: string | undefined
}

export async function readPaper(id: string): Promise<InspectedPaper> {
  return (await (await readOutput(id, 'inspection')).json()) as InspectedPaper
}

export async function readCorrections(id: string): Promise<SavedCorrections> {
  const answer = await request(`${pathOf(id)}?empty=true`)
  const { corrections } = (await answer.json()) as CorrectionsFile
  return { corrections, tag: answer.headers.get('ETag') ?? undefined }
}

/** The latest saves of the corrections of a document, oldest first. */
export async function readSaves(id: string): Promise<readonly Save[]> {
  const answer = await request(`/v1/documents/${id}/saves`)
  return ((await answer.json()) as { readonly saves: readonly Save[] }).saves
}

/**
 * Replaces the corrections of the version `tag`, and has the document converted again; the tag of the new version.
 * @param by who saves, for the others; may be empty
 * @throws {Refusal} with {@link isOutdated} where somebody else has saved meanwhile
 */
export async function writeCorrections(
  id: string,
  file: CorrectionsFile,
  { tag, by }: { readonly tag: string | undefined; readonly by: string },
): Promise<string | undefined> {
  const version = tag === undefined ? undefined : { 'If-Match': tag }
  const answer = await sendJson('PUT', `${pathOf(id)}?by=${encodeURIComponent(by)}`, file, version)
  return answer.headers.get('ETag') ?? undefined
}

/** Whether corrections were refused because there is a newer version. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 412 || error.status === 428)
}

/** The paper as it would be with other corrections; nothing is kept. */
export async function previewCorrections(id: string, file: CorrectionsFile): Promise<InspectedPaper> {
  const answer = await sendJson('POST', `/v1/documents/${id}/preview`, file)
  return (await answer.json()) as InspectedPaper
}

/** The text of an output as it would be with other corrections; nothing is kept. */
export async function previewOutput(id: string, file: CorrectionsFile, output: 'html' | 'tei'): Promise<string> {
  return (await sendJson('POST', `/v1/documents/${id}/preview?output=${output}`, file)).text()
}

/** The file of the corrections that are saved. */
export function readCorrectionsFile(id: string): Promise<Response> {
  return request(pathOf(id))
}

function pathOf(id: string): string {
  return `/v1/documents/${id}/corrections`
}
