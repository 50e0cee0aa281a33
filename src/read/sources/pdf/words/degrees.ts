import type { TextRun } from '../../../../model/page/page.ts'

/** Small circles of mathematical fonts, and a ring without its letter, at the head of a run. */
const CIRCLE = /^[∘◦˚]/u
/** The same after a number, or before the letter of a scale. */
const CIRCLE_INSIDE = /(?<=\d)[∘◦˚]|[∘◦˚](?=[CF](?:\P{L}|$))/gu
/** A circle is at most this far from its number or its letter, and at most this much raised above them, in ems. */
const BESIDE_IN_EMS = 0.5
const RAISED_IN_EMS = 0.6

/** The runs with a degree sign where a circle is set after a number, or before C or F: `4∘C`, `11∘17'`. */
export function readDegrees(runs: readonly TextRun[]): readonly TextRun[] {
  if (!runs.some(({ text }) => /[∘◦˚]/u.test(text))) return runs
  return runs.map((run, i) => {
    const inside = run.text.replace(CIRCLE_INSIDE, '°')
    const text = isDegree(run, runs[i - 1], runs[i + 1]) ? inside.replace(CIRCLE, '°') : inside
    return text === run.text ? run : { ...run, text }
  })
}

function isDegree(run: TextRun, before: TextRun | undefined, after: TextRun | undefined): boolean {
  if (!CIRCLE.test(run.text)) return false
  if (before !== undefined && /\d$/.test(before.text) && isBeside(before, run)) return true
  return run.text.length === 1 && after !== undefined && /^[CF](?:\P{L}|$)/u.test(after.text) && isBeside(run, after)
}

function isBeside(left: TextRun, right: TextRun): boolean {
  const size = Math.max(left.size, right.size)
  const isNear = Math.abs(right.box.left - left.box.right) < BESIDE_IN_EMS * size
  return isNear && Math.abs(left.baseline - right.baseline) < RAISED_IN_EMS * size
}
