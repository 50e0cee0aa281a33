/** Passwords that were typed since the page was loaded, by document: they are asked for once, and kept nowhere else. */
const known = new Map<string, string>()

export function knownPassword(id: string): string | undefined {
  return known.get(id)
}

export function rememberPassword(id: string, password: string): void {
  known.set(id, password)
}
