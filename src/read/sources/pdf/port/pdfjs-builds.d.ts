/** The builds of pdf.js that `pdfjs.ts` loads; the package brings types for another one. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  const worker: object
  export = worker
}
