/** Signs that open items of lists and nothing else, for a class of characters; dashes, dots and asterisks have other uses, too. */
export const BULLETS = '•●◦○‣▪■□▫❖➢➤►✓✔⁃'
