/** Something that a key does. */
export interface Command {
  /** Names of keys, as {@link keyName} gives them. */
  readonly keys: readonly string[]
  /** What it does, for the sheet of keys. */
  readonly words: string
  /** What it and those beside it do that say the same: they are one row of the sheet. */
  readonly together?: string
  /** Heading of the sheet that it is under. */
  readonly group: string
  readonly run: () => void
  /** Whether it works in fields too. */
  readonly isForFields?: boolean
}

/** A key, and what is held with it. */
interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The name of a key with what is held: `j`, `J`, `Ctrl+s`, `Ctrl+Shift+z`, `Alt+ArrowUp`. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string {
  const isLetter = [...key].length === 1
  // What a letter is with Shift is in the letter.
  const isShifted = shiftKey && (!isLetter || ctrlKey || metaKey || altKey)
  const held = [...(ctrlKey || metaKey ? ['Ctrl'] : []), ...(altKey ? ['Alt'] : []), ...(isShifted ? ['Shift'] : [])]
  const name = isLetter && held.length > 0 ? key.toLowerCase() : key
  return [...held, name].join('+')
}

/** Whether a key is a letter, digit or sign alone: such keys can be turned off. */
export function isSingle(name: string): boolean {
  return [...name].length === 1
}
