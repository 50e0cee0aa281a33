/** A file in an archive, or something that pretends to be one. */
export interface ArchiveMember {
  /** Its path as the archive has it: to be distrusted. */
  readonly name: string
  /** Whether it is a file; links, devices and the like are not. Folders are no members. */
  readonly isFile: boolean
  /** Its bytes; may be asked for once, and only before the next member is. */
  readonly content: () => AsyncIterable<Uint8Array>
}

/** Most members of an archive: more is an attack, or should be several archives. */
export const MOST_MEMBERS = 1_000_000

/** Most bytes of a member: what a packed file may hold too, see `read/sources/files/unpack.ts`. */
export const MOST_MEMBER_BYTES = 512 * 2 ** 20

/**
 * The path of a member with `/` between its parts; `undefined` where it leads out of the folder it is put into on any
 * system, or has characters that no name should have.
 */
export function toSafePath(name: string): string | undefined {
  if (/^\/|^[a-z]:|[\\\p{Cc}\ufffd]/iu.test(name)) return undefined
  const parts = name.split('/').filter(part => part !== '' && part !== '.')
  return parts.length === 0 || parts.includes('..') ? undefined : parts.join('/')
}
