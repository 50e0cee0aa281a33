import { deflateSync, inflateSync } from 'node:zlib'
import { mutateBytes } from './mutate-bytes.mjs'
import { mutateText } from './mutate-text.mjs'
import { AWKWARD_NUMBERS } from './random.mjs'

const MOST_OPERATORS = 20_000
const BOMB_BYTES = 40_000_000
/** One of so many changed streams is a bomb: they take their time. */
const BOMB_SHARE = 0.005

/** Drawing operators that are wrong where they stand, or too many. */
const OPERATORS = [
  'q',
  'Q',
  'BT',
  'ET',
  'BT BT',
  'T*',
  '0 Tz',
  '-100 Tz',
  '1e30 0 0 1e30 0 0 cm',
  '0 0 0 0 0 0 cm',
  '1 0 0 0 5 5 Tm',
  '0 1 -1 0 300 300 Tm',
  '0.00001 0 0 0.00001 0 0 Tm',
  '/F1 0 Tf',
  '/F1 -12 Tf',
  '/F1 1e9 Tf',
  '/None 12 Tf',
  '3 Tr',
  '7 Tr',
  '1e9 Tc',
  '-500 Tw',
  '1e9 TL',
  '99 Ts',
  '0 0 m 1e9 1e9 l S',
  '0 0 1e9 0.1 re f',
  '10 10 500 0.5 re f',
  'W n',
  '/Fm0 Do',
  '/Im0 Do',
  'BI /W 99999 /H 99999 /BPC 8 /CS /G ID x EI',
  'sh',
  '/Span << /ActualText (x) >> BDC',
  'EMC',
  'BMC',
  '/OC /x BDC',
  '(x',
  '<41',
  '[(A) -1e9 (B) 1e9 (C)] TJ',
  '() Tj',
  '\' "',
  '/P1 scn',
  'd0',
  '1 0 0 0 9 9 d1',
]

/** @type {readonly ((lines: string[], random: import('./random.mjs').Random) => string[])[]} */
const CHANGES = [
  (lines, random) => lines.toSpliced(random.below(lines.length), 0, random.pick(OPERATORS)),
  (lines, random) =>
    lines.toSpliced(random.below(lines.length), 0, ...Array(random.below(MOST_OPERATORS)).fill(random.pick(OPERATORS))),
  (lines, random) => lines.toSpliced(random.below(lines.length), 1 + random.below(20)),
  (lines, random) => lines.map(line => (random.chance(0.05) ? random.pick(lines) : line)),
  (lines, random) => lines.map(line => (random.chance(0.03) ? `${line} ${random.pick(OPERATORS)}` : line)),
  (lines, random) =>
    lines.map(line => (random.chance(0.1) ? line.replace(/-?\d+(?:\.\d+)?/, random.pick(AWKWARD_NUMBERS)) : line)),
  (lines, random) => Array.from({ length: 1 + random.below(30) }).flatMap(() => lines),
  (lines, random) => {
    const place = random.below(lines.length)
    return [...lines.slice(place), ...lines.slice(0, place)]
  },
  // Every number a little off: lines overlap, lean and leave the page.
  (lines, random) =>
    lines.map(line => line.replace(/-?\d+\.\d+/g, number => String(Number(number) * (0.5 + random.next())))),
]

/** The bytes of a stream with one change, packed as its dictionary says. */
export function mutateStream({ dictionary, bytes }, random) {
  if (!dictionary.includes('/FlateDecode')) return mutateBytes(bytes, random, bytes)
  const changed = change(unpack(bytes), random)
  // A stream that is cut off or spoilt once more in its packed form.
  return random.chance(0.05) ? mutateBytes(deflateSync(changed), random, bytes) : deflateSync(changed)
}

function unpack(bytes) {
  try {
    return inflateSync(bytes)
  } catch {
    return bytes
  }
}

function change(content, random) {
  const text = content.toString('latin1')
  if (random.chance(BOMB_SHARE)) return Buffer.alloc(BOMB_BYTES, random.pick(['q ', '0 ', '[', '(', 'BT ', ' ']))
  if (/\bbegincmap\b/.test(text)) return mutateText(content, random)
  if (!/\b(?:Tj|TJ|re|cm|Do)\b/.test(text)) return mutateBytes(content, random, content)
  return Buffer.from(random.pick(CHANGES)(text.split('\n'), random).join('\n'), 'latin1')
}
