import { OptionError } from '../errors.ts'
import type { TeiFlavour } from '../transforms/tei.ts'

const FLAVOURS: readonly TeiFlavour[] = ['default', 'task2012', 'grobid']

/** The flavour of TEI that `--flavour` names. */
export function parseFlavour(name: string): TeiFlavour {
  const flavour = FLAVOURS.find(known => known === name)
  if (flavour) return flavour
  throw new OptionError(
    'E_OPTION_RANGE',
    `--flavour ${name}: there is no such flavour; known are ${FLAVOURS.join(', ')}`,
  )
}
