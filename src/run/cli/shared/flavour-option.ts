import { TEI_FLAVOURS, type TeiFlavour } from '../../../write/transforms/tei-flavours.ts'
import { parseChoice } from './choice.ts'

/** The flavour of TEI that `--flavour` names. */
export function parseFlavour(name: string): TeiFlavour {
  return parseChoice('--flavour', name, TEI_FLAVOURS, 'flavour')
}
