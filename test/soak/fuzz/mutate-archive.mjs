import { mutateBytes } from './mutate-bytes.mjs'

const BLOCK = 512
const NAMES = [
  '../../out.pdf',
  '/etc/out.pdf',
  'C:\\out.pdf',
  'a\\..\\..\\out.pdf',
  './/a/./b.pdf',
  '',
  '.',
  '..',
  'a/\0b.pdf',
  'x'.repeat(100),
]
const SIZES = ['77777777777', '00000000000', '-0000000001', '99999999999', '00000001000', '']
const TYPES = ['0', '1', '2', '3', '5', 'x', 'g', 'L', 'K', 'S', '\0', 'Z']
/** Fields of a header of tar: place, length, and values they may have. */
const FIELDS = [
  [0, 100, NAMES],
  [124, 12, SIZES],
  [156, 1, TYPES],
  [345, 155, NAMES],
]

/** A tar archive with one field of a header changed and its checksum mended; a zip with a name or some bytes changed. */
export function mutateArchive(bytes, random) {
  const headers = []
  for (let i = 0; i + BLOCK <= bytes.length; i += BLOCK) {
    if (bytes.toString('latin1', i + 257, i + 262) === 'ustar') headers.push(i)
  }
  if (headers.length === 0) return mutateZip(bytes, random)
  const changed = Buffer.from(bytes)
  const header = changed.subarray(random.pick(headers)).subarray(0, BLOCK)
  const [place, length, values] = random.pick(FIELDS)
  header.fill(0, place, place + length).write(random.pick(values), place, length, 'latin1')
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return changed
}

function mutateZip(bytes, random) {
  const text = bytes.toString('latin1')
  const name = random.pick(['1887/a.pdf', '1887/b.pdf', 'c.txt'])
  const hostile = random.pick(['../', '/', '\\', '..\\', 'C:']).padEnd(name.length, '.').slice(0, name.length)
  return random.chance(0.3) ? Buffer.from(text.replaceAll(name, hostile), 'latin1') : mutateBytes(bytes, random, bytes)
}
