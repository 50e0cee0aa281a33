import type { TeiFlavour } from '../../transforms/tei.ts'
import { parseChoice } from './choice.ts'

const FLAVOURS: readonly TeiFlavour[] = ['default', 'task2012', 'grobid']

/** The flavour of TEI that `--flavour` names. */
export function parseFlavour(name: string): TeiFlavour {
  return parseChoice('--flavour', name, FLAVOURS, 'flavour')
}
