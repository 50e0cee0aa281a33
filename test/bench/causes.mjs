/**
 * Letters of the pieces into which a text is cut to be found again: shorter ones stand in any long paragraph by chance,
 * longer ones break at every formula.
 */
const PIECE_LENGTH = 6

/** Share of a block's pieces from which on another block holds it: a few are broken by note marks and formulas. */
const HELD = 0.7

/** Letters of the shortest text that is told at the ends of another one: shorter ones stand there by chance. */
const SHORTEST_AT_END = 4

/** Share of a block's pieces that another block has when it was not simply lost: less is common by chance. */
const IN_PART = 0.3

/** Words for how a block lies to those of the other side, seen from the truth and from the prediction. */
const SEEN_FROM = {
  truth: { insideWithOthers: 'merged', insideAlone: 'padded', holdsMany: 'split', holdsOne: 'cut', nowhere: 'lost' },
  predicted: {
    insideWithOthers: 'split',
    insideAlone: 'cut',
    holdsMany: 'merged',
    holdsOne: 'padded',
    nowhere: 'not in truth',
  },
}

/**
 * Says of each missed block of the truth and of each false block of the prediction what became of it, by where its
 * letters stand again. First that holds:
 *
 * - `wrong type: T`: a block of type T has the same text;
 * - `doubled`, `altered`: a block of its own type has the same text, but answers another block, or is not alike enough;
 * - `inside T`: it stands within a block of another type, T;
 * - `merged`: several blocks of the truth stand in one predicted block; `: T` names the other types among them;
 * - `split`: several predicted blocks stand in one block of the truth, likewise;
 * - `padded`, `cut`: the predicted block has more, or less, than the one block of the truth that it answers;
 * - the name of one of the texts of `apart` (`furniture`, `front matter`), where it stands there;
 * - `in part`: some of it stands in one block of the other side;
 * - `lost` (missed) or `not in truth` (false).
 *
 * Blocks are `{type, key}`, the key without white space and punctuation; `missed` and `wrong` are members of `truth`
 * and `predicted`. The answer holds `{kind: 'missed' | 'false', block, cause}` in the order of the blocks.
 */
export function findCauses({ truth, predicted, missed, wrong, apart = {} }) {
  const unanswered = new Set([...missed, ...wrong])
  const unansweredFirst = blocks => [...blocks].sort((a, b) => unanswered.has(b) - unanswered.has(a))
  const explain = (words, own, others) => block =>
    causeAmongBlocks(block, words, own, others, unanswered) ??
    Object.keys(apart).find(name => isHeld(block, apart[name])) ??
    (others.some(other => shareHeld(block, other) >= IN_PART) ? 'in part' : words.nowhere)
  const explainMissed = explain(SEEN_FROM.truth, truth, unansweredFirst(predicted))
  const explainFalse = explain(SEEN_FROM.predicted, predicted, unansweredFirst(truth))
  return [
    ...missed.map(block => ({ kind: 'missed', block, cause: explainMissed(block) })),
    ...wrong.map(block => ({ kind: 'false', block, cause: explainFalse(block) })),
  ]
}

function causeAmongBlocks(block, words, own, others, unanswered) {
  const holders = others.filter(other => isHeld(block, other))
  const alike = holders.filter(holder => isHeld(holder, block))
  if (alike.length > 0) return causeOfLikeness(block, alike, unanswered)
  const [holder] = holders
  if (holder !== undefined) {
    if (holder.type !== block.type) return `inside ${holder.type}`
    const fellows = own.filter(fellow => isHeld(fellow, holder))
    return fellows.length > 1 ? withOtherTypes(words.insideWithOthers, block, fellows) : words.insideAlone
  }
  const parts = others.filter(other => isHeld(other, block))
  if (parts.length === 0) return undefined
  return withOtherTypes(parts.length > 1 ? words.holdsMany : words.holdsOne, block, parts)
}

function causeOfLikeness(block, alike, unanswered) {
  const ofSameType = alike.filter(other => other.type === block.type)
  if (ofSameType.length === 0) return `wrong type: ${alike[0].type}`
  return ofSameType.some(other => unanswered.has(other)) ? 'altered' : 'doubled'
}

function withOtherTypes(word, block, blocks) {
  const types = [...new Set(blocks.map(({ type }) => type))].filter(type => type !== block.type).sort()
  return types.length === 0 ? word : `${word}: ${types.join(', ')}`
}

/** Whether the text of `block` stands in that of `other`; one too short for pieces has to stand at an end of it. */
function isHeld(block, other) {
  const { key } = block
  if (key.length > other.key.length / HELD) return false
  if (key.length >= 2 * PIECE_LENGTH) return shareHeld(block, other) >= HELD
  if (key.length < SHORTEST_AT_END) return key === other.key
  return other.key.startsWith(key) || other.key.endsWith(key)
}

function shareHeld(block, other) {
  const pieces = piecesOf(block)
  const found = piecesOf(other)
  let count = 0
  for (const piece of pieces) if (found.has(piece)) count++
  return pieces.size === 0 ? 0 : count / pieces.size
}

const piecesByBlock = new WeakMap()

function piecesOf(block) {
  const known = piecesByBlock.get(block)
  if (known !== undefined) return known
  const { key } = block
  const pieces = new Set(
    Array.from({ length: Math.max(0, key.length - PIECE_LENGTH + 1) }, (_, i) => key.slice(i, i + PIECE_LENGTH)),
  )
  piecesByBlock.set(block, pieces)
  return pieces
}
