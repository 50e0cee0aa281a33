/** Where this browser keeps what its user is called, for the others who work on a paper. */
const KEY = 'paperxml-name'

/** What the user of this browser is called; empty where nobody has said so. */
export function knownName(): string {
  return localStorage.getItem(KEY) ?? ''
}

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name)
}
