import { knownPassword, rememberPassword } from '../client/known-passwords.ts'
import { askPassword } from '../dom/ask-password.ts'
import { PdfFile } from './pdf-file.ts'

/** The pages of a document that the service keeps; `undefined` for what is no PDF, and without its password. */
export async function openServedPages(id: string): Promise<PdfFile | undefined> {
  const findPassword = async (isWrong: boolean) => {
    const known = isWrong ? undefined : knownPassword(id)
    if (known !== undefined) return known
    const words = { title: 'A password opens this file', open: 'Open', without: 'Without its pages' }
    const given = await askPassword({ ...words, isWrong })
    if (given !== undefined) rememberPassword(id, given)
    return given
  }
  return PdfFile.open(`/v1/documents/${id}/input`, findPassword).catch(() => undefined)
}
