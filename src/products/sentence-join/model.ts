/**
 * Weights of features in a table of fixed size, each at the hash of its feature. Features with the same hash share a
 * weight, which costs little where the table is large ("feature hashing", Weinberger et al., 2009).
 */
export interface JoinModel {
  /** Natural logarithm of odds that a weight of 1 is worth. */
  readonly unit: number
  /** Their number is a power of two. */
  readonly weights: Int8Array
}

/** Bytes before the weights: `unit` as a 32-bit float, little-endian. */
const HEADER_BYTES = 4

/** A model from the bytes of its file. */
export function parseJoinModel(bytes: Uint8Array): JoinModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    unit: view.getFloat32(0, true),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.length - HEADER_BYTES),
  }
}

/** The bytes of a model's file. */
export function writeJoinModel({ unit, weights }: JoinModel): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + weights.length)
  new DataView(bytes.buffer).setFloat32(0, unit, true)
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), HEADER_BYTES)
  return bytes
}

/** Sum of the weights of features as logarithm of odds: above 0 for one sentence, below for two. */
export function sumWeights({ unit, weights }: JoinModel, features: readonly string[]): number {
  let sum = 0
  for (const feature of features) sum += weights[placeOf(feature, weights.length)] ?? 0
  return sum * unit
}

/** The place of a feature in a table of `size` weights: FNV-1a over its UTF-16 units, with a final mixing of the bits. */
export function placeOf(feature: string, size: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) & (size - 1)
}
