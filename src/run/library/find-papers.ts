import type { PageRange } from '../../base/page-choice.ts'
import { asPaperError } from '../../base/errors.ts'
import type { PaperInput } from './paper-input.ts'
import { readPaperInput } from './paper-input.ts'

/** The pages of each paper of a volume. */
export interface VolumePages {
  readonly papers: readonly PageRange[]
  /** Cover, preface and contents before the first paper, if there are any. */
  readonly front: PageRange | undefined
}

/**
 * Where the papers of a volume are, proceedings or the issue of a journal in one file: `convertPaper` takes each range as `pages`.
 * A file that is one paper has one range.
 *
 * @throws {PaperError} as `convertPaper`, where the file cannot be read
 */
export async function findPapers(
  input: PaperInput,
  options: { readonly password?: string } = {},
): Promise<VolumePages> {
  const { bytes } = await readPaperInput(input, undefined)
  const [{ readSource }, recipe] = await Promise.all([
    import('../../read/sources/read-source.ts'),
    import('../../products/recipes/split/find-papers.ts'),
  ])
  try {
    const { ranges, hasFront } = recipe.findPapers(await readSource(bytes, options, () => {}))
    return hasFront ? { papers: ranges.slice(1), front: ranges[0] } : { papers: ranges, front: undefined }
  } catch (thrown) {
    throw asPaperError(thrown)
  }
}
