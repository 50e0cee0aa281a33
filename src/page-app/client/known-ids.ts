/** Where this browser keeps the documents that it has sent or opened. */
const KEY = 'paperxml-documents'

/** More would not fit into the address of a request. */
const MOST_IDS = 300

/** The documents that this browser has sent or opened, oldest first: a service may list no others. */
export function knownIds(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(',').filter(id => id !== '')
}

export function rememberId(id: string): void {
  const ids = [...knownIds().filter(other => other !== id), id]
  localStorage.setItem(KEY, ids.slice(-MOST_IDS).join(','))
}

export function forgetId(id: string): void {
  localStorage.setItem(
    KEY,
    knownIds()
      .filter(other => other !== id)
      .join(','),
  )
}
