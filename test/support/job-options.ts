import type { JobOptions } from '../../src/run/service/jobs/job.ts'

/** Options of a document of `/v1` whose text is wanted. */
export const JOB_OPTIONS = {
  products: ['text'],
  reading: {
    pages: undefined,
    language: undefined,
    password: undefined,
    reader: 'auto',
    flavour: 'default',
    teiMarks: {},
    ocr: {},
  },
} as const satisfies JobOptions
