import { convertAgain, listDocuments, removeDocument } from '../client/api.ts'
import { followDocuments } from '../client/events.ts'
import { forgetId, knownIds, rememberId } from '../client/known-ids.ts'
import { rememberPassword } from '../client/known-passwords.ts'
import { upload } from '../client/upload.ts'
import { sayFailure } from '../dom/notices.ts'
import type { Desk } from './papers.ts'

/** The service that has sent the page, and this browser. */
export const SERVICE_DESK: Desk = {
  list: () => listDocuments(knownIds()),
  send: upload,
  convertAgain,
  remove: removeDocument,
  follow: observer => followDocuments(knownIds, observer),
  remember: (id, password) => {
    rememberId(id)
    if (password !== undefined) rememberPassword(id, password)
  },
  forget: forgetId,
  sayFailure,
}
