import { readVersion } from './package-file.ts'
import type { TeiFlavour } from './tei-flavours.ts'
import { runStylesheet } from './xslt.ts'

/** How TEI is written. */
export interface TeiOptions {
  readonly flavour?: TeiFlavour
  /** `<lb break="no"/>` where a hyphen was undone; default off. Not with `task2012`, which has `del` there. */
  readonly hyphenBreaks?: boolean
  /** Date for `revisionDesc`, e.g. `2026-11-20`; default: none, so that two runs give the same bytes. */
  readonly date?: string
}

/**
 * The paper as TEI P5, from the paperXML of any program.
 *
 * @throws {TransformError} `E_XSLT_FAILED`
 */
export async function transformToTei(paperXml: string, options: TeiOptions = {}): Promise<string> {
  const { flavour = 'default', hyphenBreaks = false, date } = options
  const tei = await runStylesheet('paper-to-tei', paperXml, {
    flavour,
    'application-version': programVersion(),
    ...(hyphenBreaks && flavour !== 'task2012' ? { hyphens: 'break' } : {}),
    ...(date === undefined ? {} : { date }),
  })
  return tei.endsWith('\n') ? tei : `${tei}\n`
}

let version: string | undefined

function programVersion(): string {
  version ??= readVersion()
  return version
}
