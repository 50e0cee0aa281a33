import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { rc4 } from './ciphers.ts'

/** What a file says of its encryption by a password, and what its key is made of (PDF 2.0, 7.6.4). */
export interface Lock {
  readonly revision: number
  /** Bytes of the key. */
  readonly keyLength: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly ownerKey: Buffer
  readonly userKey: Buffer
  /** What its owner permits, as 32 bits. */
  readonly permissions: number
  readonly encryptsMetadata: boolean
  /** The first identifier of the file. */
  readonly id: Buffer
}

/** The first revision whose keys are made with SHA-2. */
const SHA_REVISION = 5

/** The key of a file; `undefined` where the password is neither its user's nor its owner's, which is not tried where it is empty. */
export function fileKeyOf(lock: Lock, password: string): Buffer | undefined {
  if (lock.revision >= SHA_REVISION) return shaKey(lock, Buffer.from(password).subarray(0, MOST_PASSWORD))
  const bytes = Buffer.from(password, 'latin1')
  return userKeyOf(lock, bytes) ?? (password === '' ? undefined : userKeyOf(lock, passwordOfOwner(lock, bytes)))
}

/** Bytes of a password that count, in UTF-8. */
const MOST_PASSWORD = 127

/** What fills a password up to 32 bytes (PDF 1.7, algorithm 2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** How often keys of 128 bits are hashed, and checked, beyond the first time. */
const HASHES = 50
const CHECKS = 19

/** PDF 1.7, algorithms 2, 4, 5 and 6. */
function userKeyOf(lock: Lock, password: Buffer): Buffer | undefined {
  const { revision, keyLength, owner, user, id } = lock
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(lock.permissions | 0)
  const leavesMetadata = revision >= 4 && !lock.encryptsMetadata
  let key = md5(padded(password), owner, flags, id, Buffer.alloc(leavesMetadata ? 4 : 0, 0xff)).subarray(0, keyLength)
  if (revision >= 3) for (let i = 0; i < HASHES; i++) key = md5(key).subarray(0, keyLength)
  if (revision < 3) return rc4(key, PADDING).equals(user) ? key : undefined
  let check = md5(PADDING, id)
  for (let i = 0; i <= CHECKS; i++) check = rc4(turned(key, i), check)
  return check.equals(user.subarray(0, check.length)) ? key : undefined
}

/** The password of the user that the owner's opens (PDF 1.7, algorithm 7). */
function passwordOfOwner({ revision, keyLength, owner }: Lock, password: Buffer): Buffer {
  let key = md5(padded(password))
  if (revision >= 3) for (let i = 0; i < HASHES; i++) key = md5(key)
  key = key.subarray(0, keyLength)
  let user = owner
  for (let i = revision >= 3 ? CHECKS : 0; i >= 0; i--) user = rc4(turned(key, i), user)
  return user
}

function turned(key: Buffer, by: number): Buffer {
  return Buffer.from(key.map(byte => byte ^ by))
}

function padded(password: Buffer): Buffer {
  return Buffer.concat([password, PADDING]).subarray(0, PADDING.length)
}

function md5(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Bytes of a hash, and of the two salts after it: one to check the password, one to make the key. */
const HASH = 32
const SALT = 8

/** PDF 2.0, algorithms 2.A, 11 and 12. */
function shaKey({ revision, user, owner, userKey, ownerKey }: Lock, password: Buffer): Buffer | undefined {
  const ofUser = user.subarray(0, HASH + 2 * SALT)
  const locks = [
    { hashed: user, key: userKey, more: Buffer.alloc(0) },
    { hashed: owner, key: ownerKey, more: ofUser },
  ]
  for (const { hashed, key, more } of password.length > 0 ? locks : locks.slice(0, 1)) {
    const hashOf = (salt: number) =>
      shaHash(revision, password, hashed.subarray(HASH + salt * SALT, HASH + (salt + 1) * SALT), more)
    if (!hashOf(0).equals(hashed.subarray(0, HASH))) continue
    return createDecipheriv('aes-256-cbc', hashOf(1), Buffer.alloc(16))
      .setAutoPadding(false)
      .update(key.subarray(0, HASH))
  }
  return undefined
}

/** Rounds of the hash of revision 6, and what its last byte may be above that number less than the round. */
const ROUNDS = 64
const LAST_BYTE = 32

/** PDF 2.0, algorithm 2.B; revision 5 has its first step alone. */
function shaHash(revision: number, password: Buffer, salt: Buffer, more: Buffer): Buffer {
  let hash = createHash('sha256').update(password).update(salt).update(more).digest()
  if (revision === SHA_REVISION) return hash
  for (let round = 0, last = 0; round < ROUNDS || last > round - LAST_BYTE; round++) {
    const once = Buffer.concat([password, hash, more])
    const input = Buffer.concat(Array<Buffer>(ROUNDS).fill(once))
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false)
    const output = cipher.update(input)
    const remainder = output.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(output)
      .digest()
    last = output.at(-1) ?? 0
  }
  return hash.subarray(0, HASH)
}
