/** Gives a text with other words of the same length and case, one word always the same. */
export function startReplacing(): (text: string) => string
/** The line with so many characters, where words of it can be exchanged for that. */
export function fitLine(line: string, length: number): string
