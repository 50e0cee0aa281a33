import { type ErrorCode, TransformError } from '../../base/errors.ts'
import { validateJats, validatePaperXml, validateTei } from '../../write/transforms/validate.ts'
import type { TeiFlavour } from '../../write/transforms/tei-flavours.ts'
import type { Format } from './formats.ts'

/** What a format must be valid against, and the code where it is not. */
const CHECKS: Partial<Readonly<Record<Format, readonly [typeof validateTei, ErrorCode]>>> = {
  paperxml: [validatePaperXml, 'E_DTD_INVALID'],
  tei: [validateTei, 'E_TEI_INVALID'],
  jats: [validateJats, 'E_JATS_INVALID'],
}

/** @throws {TransformError} `E_DTD_INVALID`, `E_TEI_INVALID`, `E_JATS_INVALID`: what is invalid is a fault of this program, and not written */
export async function refuseInvalid(format: Format, product: string, flavour?: TeiFlavour): Promise<void> {
  const [validate, code] = CHECKS[format] ?? []
  const problem = (await validate?.(product, flavour))?.[0]
  if (problem === undefined || code === undefined) return
  throw new TransformError(code, `line ${problem.line}: ${problem.message} (please report it with the file)`)
}
