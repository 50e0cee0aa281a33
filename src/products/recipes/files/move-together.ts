import { constants, copyFileSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file and the place where it is to be. */
export interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Moves files to their places, all of them or none: if one cannot be moved, those before it are taken back, and what was
 * in their places is there again. Folders that are missing are made. At once, so that no signal comes in between.
 *
 * Throws what the system says of the first file that cannot be moved.
 */
export function moveTogether(moves: readonly Move[]): void {
  const kept = new Map<Move, string>()
  const moved: Move[] = []
  const made: MadeFolder[] = []
  try {
    for (const { to } of moves) {
      const first = mkdirSync(dirname(to), { recursive: true })
      if (first !== undefined) made.push({ first, last: dirname(to) })
    }
    for (const move of moves) {
      const copy = keep(move)
      if (copy !== undefined) kept.set(move, copy)
    }
    for (const move of moves) {
      renameSync(move.from, move.to)
      moved.push(move)
    }
  } catch (error) {
    for (const move of moved) takeBack(move, kept.get(move))
    made.reverse().forEach(removeMade)
    throw error
  } finally {
    for (const copy of kept.values()) rmSync(copy, { force: true })
  }
}

/** A folder that was made, and the first of its parents that was made with it. */
interface MadeFolder {
  readonly first: string
  readonly last: string
}

function removeMade({ first, last }: MadeFolder): void {
  try {
    for (let folder = last; folder.length >= first.length; folder = dirname(folder)) rmdirSync(folder)
  } catch {
    // Somebody else has put a file there meanwhile.
  }
}

/** The file that is in the place now, under another name; `undefined` where there is none. */
function keep({ from, to }: Move): string | undefined {
  const copy = `${from}.before`
  // Left by a process that was killed: in a container the next one often has the same number, and so the same names.
  rmSync(copy, { force: true })
  try {
    linkSync(to, copy)
    return copy
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  }
  // Some file systems have no links; for a folder in the place of a file this fails too.
  copyFileSync(to, copy, constants.COPYFILE_EXCL)
  return copy
}

function takeBack({ to }: Move, copy: string | undefined): void {
  if (copy === undefined) rmSync(to, { force: true })
  else renameSync(copy, to)
}
