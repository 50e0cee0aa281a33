/**
 * For whom TEI is written. All but `grobid`, which has a separate schema, are valid TEI P5. `task2012` has `<del type="lb">` where a hyphen was undone, as
 * the 2012 task mapped it; `grobid` is what readers of GROBID's TEI expect.
 */
export const TEI_FLAVOURS = ['default', 'task2012', 'grobid'] as const

/** One of {@link TEI_FLAVOURS}. */
export type TeiFlavour = (typeof TEI_FLAVOURS)[number]
