/** See `sentence-breaks.mjs`. */
export interface OwnText {
  readonly name: string
  readonly language: string
  readonly blocks: readonly (readonly string[])[]
}

export interface KnownBreak {
  readonly left: string
  readonly right: string
  readonly isJoined: boolean
  readonly kind: 'inside' | 'sentence' | 'block'
}

export function readOwnTexts(): readonly OwnText[]

export function cutBreaks(
  blocks: OwnText['blocks'],
  options?: { readonly withoutPunctuation?: boolean },
): readonly KnownBreak[]
