import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import { giveLevel, giveRole, toggleJoin } from '../edits/actions.ts'
import type { Draft } from '../edits/draft.ts'
import type { Command } from '../keys/commands.ts'
import { ROLE_LETTERS } from '../shared/role-letters.ts'
import type { Reader } from '../model/reader.ts'
import type { Panel } from './detail-pane.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'

/** What keys do with a paper besides corrections. */
export interface ReaderMoves {
  readonly onStep: (by: 1 | -1, isMore: boolean) => void
  readonly onTurn: (by: 1 | -1) => void
  readonly onNextDoubtful: () => void
  readonly onHints: () => void
  readonly onEvidence: () => void
  readonly onSearch: () => void
  readonly onReview: () => void
  readonly onOpen: (what: Panel | 'number' | 'language') => void
  readonly onAffiliations: () => void
  readonly onReference: () => void
  readonly onNextWord: () => void
  readonly onMerge: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onTakeBack: () => void
  readonly onZoom: (by: 1 | -1) => void
  readonly onFit: () => void
  readonly onFitWidth: () => void
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly onSave: () => void
  readonly onBack: () => void
  readonly onKeys: () => void
  readonly onTab: (place: number) => void
}

/** Levels that a heading may have. */
const LEVELS = [1, 2, 3, 4, 5, 6] as const
/** Tabs of the side, in their order. */
const TAB_NAMES = ['Structure', 'Text', 'TEI', 'Sentences', 'Report', 'References', 'Changes', 'Pages'] as const

/** All that keys do in the view of a paper. */
export function commandsOf(reader: Reader, moves: ReaderMoves): readonly Command[] {
  return [...wayCommands(moves), ...correctionCommands(reader, moves), ...roleCommands(reader)]
}

function wayCommands(moves: ReaderMoves): readonly Command[] {
  const group = 'Navigate'
  return [
    { keys: ['j', 'ArrowDown'], words: 'next block', group, run: () => moves.onStep(1, false) },
    { keys: ['k', 'ArrowUp'], words: 'previous block', group, run: () => moves.onStep(-1, false) },
    { keys: ['Shift+ArrowDown'], words: 'extend the selection', group, run: () => moves.onStep(1, true) },
    { keys: ['Shift+ArrowUp'], words: 'extend the selection upwards', group, run: () => moves.onStep(-1, true) },
    { keys: ['J'], words: 'next page', group, run: () => moves.onTurn(1) },
    { keys: ['K'], words: 'previous page', group, run: () => moves.onTurn(-1) },
    { keys: ['n'], words: 'next block to look at', group, run: moves.onNextDoubtful },
    {
      keys: ['v'],
      words: 'select a block by the letters that are shown; for another page, type its number first',
      group,
      run: moves.onHints,
    },
    { keys: ['D'], words: 'correct the next word that was read badly', group, run: moves.onNextWord },
    { keys: ['V'], words: 'mark the page as reviewed and go to the next', group, run: moves.onReview },
    { keys: ['e'], words: 'why it has this role', group, run: moves.onEvidence },
    { keys: ['/'], words: 'search', group, run: moves.onSearch },
    { keys: ['+'], words: 'zoom in', group, run: () => moves.onZoom(1) },
    { keys: ['-'], words: 'zoom out', group, run: () => moves.onZoom(-1) },
    { keys: ['0'], words: 'fit the page', group, run: moves.onFit },
    { keys: ['9'], words: 'fit the width', group, run: moves.onFitWidth },
    { keys: ['ArrowLeft'], words: 'collapse the section', group, run: () => moves.onCollapse(true) },
    { keys: ['ArrowRight'], words: 'expand the section', group, run: () => moves.onCollapse(false) },
    { keys: ['Escape'], words: 'leave the field', group, run: moves.onBack, isForFields: true },
    { keys: ['?'], words: 'show the keys', group, run: moves.onKeys },
    ...TAB_NAMES.map((name, i) => ({
      keys: [`Alt+${i + 1}`],
      words: name,
      together: TAB_NAMES.join(', '),
      group,
      run: () => moves.onTab(i),
    })),
  ]
}

type Change = (draft: Draft, blocks: readonly ShownBlock[]) => Draft

function correctionCommands(reader: Reader, moves: ReaderMoves): readonly Command[] {
  const group = 'Correct'
  const { session } = reader
  const change = (to: Change) => () => session.change(to(session.draft, reader.selectedBlocks))
  const levels = LEVELS.map(level => ({
    keys: [String(level)],
    words: `heading of level ${level}`,
    together: 'heading of this level',
    group,
    run: change((draft, blocks) => giveLevel(draft, blocks, level)),
  }))
  return [
    ...levels,
    { keys: ['l'], words: 'join with the previous block, or separate them', group, run: change(toggleJoin) },
    { keys: ['E', 'F2'], words: 'correct the words', group, run: () => moves.onOpen('words') },
    { keys: ['G'], words: 'correct the cells of the table', group, run: () => moves.onOpen('cells') },
    { keys: ['Q'], words: 'correct the formulas', group, run: () => moves.onOpen('formulas') },
    { keys: ['*'], words: 'correct the links to notes', group, run: () => moves.onOpen('calls') },
    { keys: ['I'], words: 'correct the box of the picture', group, run: () => moves.onOpen('picture') },
    { keys: ['A'], words: 'correct the affiliations of the authors', group, run: moves.onAffiliations },
    { keys: ['Y'], words: 'language of the block', group, run: () => moves.onOpen('language') },
    { keys: ['W'], words: 'correct the fields of the reference', group, run: moves.onReference },
    { keys: ['s'], words: 'split the block at a line', group, run: () => moves.onOpen('split') },
    {
      keys: ['L'],
      words: 'merge the selected blocks, or one with the previous block',
      group,
      run: moves.onMerge,
    },
    { keys: ['#'], words: 'number of a heading', group, run: () => moves.onOpen('number') },
    { keys: ['Alt+ArrowUp'], words: 'move up in the reading order', group, run: () => moves.onMove(-1) },
    { keys: ['Alt+ArrowDown'], words: 'move down in the reading order', group, run: () => moves.onMove(1) },
    { keys: ['Backspace', 'Delete'], words: 'undo the corrections of the block', group, run: moves.onTakeBack },
    { keys: ['u', 'Ctrl+z'], words: 'undo', group, run: () => session.undo() },
    { keys: ['Ctrl+Shift+z', 'Ctrl+y'], words: 'redo', group, run: () => session.redo() },
    { keys: ['Ctrl+s'], words: 'see what changes, and save', group, run: moves.onSave, isForFields: true },
  ]
}

function roleCommands(reader: Reader): readonly Command[] {
  const { session, paper } = reader
  return Object.entries(ROLE_LETTERS).map(([name, key]) => {
    const role = name as CorrectedRole
    const run = () => session.change(giveRole(session.draft, reader.selectedBlocks, role))
    return { keys: [key], words: paper.roles[role], group: 'Set the role', run }
  })
}
