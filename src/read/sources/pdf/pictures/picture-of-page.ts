import { type Matrix, multiply } from '../../../../base/geometry/matrix.ts'
import { turnQuarters } from '../../picture/grey-image.ts'
import { POINTS_PER_INCH } from '../../normalise/units.ts'
import type { PagePicture } from '../../picture/page-picture.ts'
import { NO_ANNOTATIONS, type OpenPdf, type PDFPageProxy } from '../port/pdfjs.ts'
import { INVISIBLE } from '../port/text-modes.ts'
import { dpiFor } from './draw-page.ts'
import { type DecodedPicture, greyOfPicture } from './picture-grey.ts'

/**
 * The picture that a scanned page is made of, at about the dots it has, upright, without drawing the page: that takes ten
 * times the time and the memory. A turn by less than some degrees, as programs put on pages to set them straight, is
 * not done. Pictures of twice and more the dots that are asked for are made smaller by whole steps.
 *
 * `undefined` where anything else can be seen on the page, or where the picture does not cover it, is stretched or mirrored.
 */
export async function pictureOfPage(
  { document, operators }: OpenPdf,
  number: number,
  dpi: number,
): Promise<PagePicture | undefined> {
  const page = await document.getPage(number)
  const placed = findOnlyPicture(await page.getOperatorList({ annotationMode: NO_ANNOTATIONS }), operators)
  const place = placed && placeOf(placed, page)
  const picture = place && toPagePicture(await decodedPicture(page, placed.name), place, dpiFor(page, dpi))
  page.cleanup()
  return picture
}

/** A picture by its name, and where its unit square is in the space of the page. */
interface PlacedPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
}

interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

/** Operators that leave no ink themselves; those of text come with a render mode that leaves none. */
const INKLESS = new Set(
  [
    'dependency beginMarkedContent beginMarkedContentProps endMarkedContent markPoint markPointProps',
    'setLineWidth setLineCap setLineJoin setMiterLimit setDash setFlatness setRenderingIntent',
    'setFillRGBColor setStrokeRGBColor beginText endText setFont setCharSpacing setWordSpacing setHScale setLeading',
    'setTextRise setTextMatrix moveText setLeadingMoveText nextLine',
  ].flatMap(names => names.split(' ')),
)

function findOnlyPicture(list: OperatorList, numbers: OpenPdf['operators']): PlacedPicture | undefined {
  const nameOf = new Map(Object.entries(numbers).map(([name, operator]) => [operator, name]))
  const saved: { matrix: Matrix; mode: number }[] = []
  let state: { matrix: Matrix; mode: number } = { matrix: [1, 0, 0, 1, 0, 0], mode: 0 }
  let found: PlacedPicture | undefined
  for (const [i, operator] of list.fnArray.entries()) {
    const args = (list.argsArray[i] ?? []) as readonly unknown[]
    const name = nameOf.get(operator) ?? ''
    if (name === 'save') saved.push(state)
    else if (name === 'restore' || name === 'paintFormXObjectEnd') state = saved.pop() ?? state
    else if (name === 'transform') state = { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) }
    else if (name === 'paintFormXObjectBegin') {
      saved.push(state)
      const [matrix] = args as [Matrix | null]
      if (matrix) state = { ...state, matrix: multiply(state.matrix, matrix) }
    } else if (name === 'setTextRenderingMode') state = { ...state, mode: args[0] as number }
    else if (name === 'paintImageXObject') {
      if (found !== undefined) return undefined
      const [picture, width, height] = args as [string, number, number]
      found = { name: picture, width, height, matrix: state.matrix }
    } else if (!INKLESS.has(name) && !(name === 'showText' && state.mode === INVISIBLE)) return undefined
  }
  return found
}

/** How a picture lies on its page. */
interface Place {
  /** Quarter turns, clockwise, that set it as the page is shown. */
  readonly quarters: number
  readonly dpi: number
}

/** Share of the page's longer side by which the corners of a picture may miss those of the page: a turn by half a degree. */
const CORNER_TOLERANCE = 0.012
/** Ratio of the dots of an inch along and across beyond which a picture is stretched: some fax pages are, twice. */
const STRETCH = 1.01

function placeOf({ width, height, matrix }: PlacedPicture, page: PDFPageProxy): Place | undefined {
  const viewport = page.getViewport({ scale: 1 })
  const [a, b, c, d, e, f] = multiply(viewport.transform as unknown as Matrix, matrix)
  // The unit square has its origin at the lower left of the picture.
  const corners = [
    [e + c, f + d],
    [e + a + c, f + b + d],
    [e + a, f + b],
    [e, f],
  ] as const
  const sides = [viewport.width, viewport.height] as const
  const shown = [[0, 0], [sides[0], 0], sides, [0, sides[1]]] as const
  const tolerance = CORNER_TOLERANCE * Math.max(...sides)
  const liesTurned = (quarters: number) =>
    corners.every(([x, y], i) => {
      const [pageX, pageY] = shown[(i + quarters) % 4] ?? [0, 0]
      return Math.hypot(x - pageX, y - pageY) <= tolerance
    })
  const quarters = [0, 1, 2, 3].find(liesTurned)
  const [across, down] = [(width * POINTS_PER_INCH) / Math.hypot(a, b), (height * POINTS_PER_INCH) / Math.hypot(c, d)]
  if (quarters === undefined || Math.max(across / down, down / across) > STRETCH) return undefined
  return { quarters, dpi: (across + down) / 2 }
}

/** Waits for the picture to be decoded; pictures of several pages are with the document. */
function decodedPicture(page: PDFPageProxy, name: string): Promise<Partial<DecodedPicture> | null> {
  const objects = (name.startsWith('g_') ? page.commonObjs : page.objs) as {
    get(name: string, callback: (picture: Partial<DecodedPicture> | null) => void): void
  }
  return new Promise(resolve => {
    objects.get(name, resolve)
  })
}

function toPagePicture(
  picture: Partial<DecodedPicture> | null,
  place: Place,
  wantedDpi: number,
): PagePicture | undefined {
  if (picture?.data === undefined) return undefined
  const step = Math.max(1, Math.round(place.dpi / wantedDpi))
  const image = greyOfPicture(picture as DecodedPicture, step)
  return image && { image: turnQuarters(image, place.quarters), dpi: place.dpi / step, wantedDpi }
}
