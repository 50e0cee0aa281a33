import { ask } from '../dom/dialogs.ts'
import { element } from '../dom/elements.ts'
import { PdfFile } from './pdf-file.ts'

/** The pages of a document that the service keeps; `undefined` for what is no PDF, and without its password. */
export async function openServedPages(id: string): Promise<PdfFile | undefined> {
  return PdfFile.open(`/v1/documents/${id}/input`, askPassword).catch(() => undefined)
}

async function askPassword(): Promise<string | undefined> {
  const field = element('input', { type: 'password', 'aria-label': 'Password', autocomplete: 'off' })
  const answer = await ask({
    title: 'A password opens this file',
    content: [field],
    answers: { open: 'Open', without: 'Without its pages' },
  })
  return answer === 'open' ? field.value : undefined
}
