import { bytesOfString, STRING } from '../strings.ts'
import { entriesOf } from '../raw-dictionary.ts'
import type { Cipher } from './ciphers.ts'
import type { Lock } from './file-key.ts'

/** How a file is encrypted. */
export interface Encryption {
  readonly lock: Lock
  readonly strings: Cipher
  readonly streams: Cipher
}

type Entries = ReadonlyMap<string, string>

/**
 * What the dictionary of an encryption says; `undefined` where it is not encryption by a password, or an unknown kind.
 *
 * @param identifiers the entry `ID` of the trailer
 */
export function readEncryption(entries: Entries, identifiers: string | undefined): Encryption | undefined {
  const version = numberIn(entries, 'V', 0)
  const hasFilters = version >= FILTERS_VERSION
  const strings = hasFilters ? cipherOf(entries, 'StrF') : 'rc4'
  const streams = hasFilters ? cipherOf(entries, 'StmF') : 'rc4'
  const isKnown = entries.get('Filter') === '/Standard' && KNOWN_VERSIONS.has(version)
  if (!isKnown || strings === undefined || streams === undefined) return undefined
  const lock = {
    revision: numberIn(entries, 'R', 0),
    keyLength: keyLengthOf(version, numberIn(entries, 'Length', SHORT_KEY)),
    owner: bytesIn(entries, 'O'),
    user: bytesIn(entries, 'U'),
    ownerKey: bytesIn(entries, 'OE'),
    userKey: bytesIn(entries, 'UE'),
    permissions: numberIn(entries, 'P', 0),
    encryptsMetadata: entries.get('EncryptMetadata') !== 'false',
    id: bytesOfString(new RegExp(STRING, 's').exec(identifiers ?? '')?.[0] ?? '()'),
  }
  return { lock, strings, streams }
}

/** Version 3 was never published. */
const KNOWN_VERSIONS: ReadonlySet<number> = new Set([1, 2, 4, 5])
/** The first version that names how it encrypts. */
const FILTERS_VERSION = 4

/** Bits of the shortest key, which is that of version 1; bytes of that of version 4 (PDF 1.7, table 20). */
const SHORT_KEY = 40
const BYTES_OF_VERSION_4 = 16

function keyLengthOf(version: number, bits: number): number {
  if (version === 1) return SHORT_KEY / 8
  return version >= FILTERS_VERSION ? BYTES_OF_VERSION_4 : bits / 8
}

const CIPHERS: Readonly<Record<string, Cipher>> = {
  '/None': 'none',
  '/V2': 'rc4',
  '/AESV2': 'aes-128',
  '/AESV3': 'aes-256',
}

/** The cipher of the filter that an entry names; `undefined` for the identity and where there is no such filter. */
function cipherOf(entries: Entries, key: string): Cipher | undefined {
  const name = entries.get(key) ?? '/Identity'
  if (name === '/Identity') return 'none'
  const filter = entriesOf(entriesOf(entries.get('CF') ?? '').get(name.slice(1)) ?? '')
  return CIPHERS[filter.get('CFM') ?? '/None']
}

function numberIn(entries: Entries, key: string, otherwise: number): number {
  const value = Number(entries.get(key) ?? otherwise)
  return Number.isFinite(value) ? value : otherwise
}

function bytesIn(entries: Entries, key: string): Buffer {
  const string = entries.get(key)
  return string === undefined ? Buffer.alloc(0) : bytesOfString(string)
}
