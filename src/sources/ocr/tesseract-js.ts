import { createRequire } from 'node:module'
import type { Worker } from 'tesseract.js'
import { SourceError } from '../../errors.ts'
import { meanConfidence, type OcrEngine, tesseractDpi } from './engine.ts'
import { toPgm } from './grey-image.ts'
import type { Tessdata } from './tessdata.ts'

/** Mode of tesseract: its neural network alone, which carries nothing from one page to the next. */
const LSTM_ONLY = 1
/** Page segmentation of tesseract: columns are found; as this library sets it, it would read across them. */
const FIND_COLUMNS = '3'

/**
 * Tesseract as WebAssembly, in as many threads as pages are to be read at once. Fetches nothing.
 *
 * @throws {SourceError} `E_OCR_FAILED` when it cannot be started
 */
export async function openTesseractJs(tessdata: Tessdata, threads: number): Promise<OcrEngine> {
  const { createScheduler } = (await import('tesseract.js')).default
  const scheduler = createScheduler()
  try {
    for (let i = 0; i < threads; i++) scheduler.addWorker(await startWorker(tessdata))
  } catch (error) {
    await scheduler.terminate()
    throw failure(error)
  }
  return {
    name: `tesseract.js ${versionOf('tesseract.js')}`,
    async recognise(image, dpi) {
      try {
        const options = { user_defined_dpi: tesseractDpi(dpi) }
        const outputs = { text: false, blocks: false, hocr: true }
        const { data } = await scheduler.addJob('recognize', Buffer.from(toPgm(image)), options as object, outputs)
        const hocr = data.hocr ?? ''
        return { hocr, confidence: meanConfidence(hocr) }
      } catch (error) {
        throw failure(error)
      }
    },
    async close() {
      await scheduler.terminate()
    },
  }
}

async function startWorker({ folder, languages }: Tessdata): Promise<Worker> {
  const { createWorker } = (await import('tesseract.js')).default
  return new Promise((resolve, reject) => {
    // A worker whose data is damaged never answers; it tells the handler alone.
    const options = {
      workerPath: quietWorker() as unknown as string,
      langPath: folder,
      gzip: false,
      cacheMethod: 'none',
      errorHandler: reject,
    }
    createWorker([...languages], LSTM_ONLY, options)
      .then(async worker => {
        await worker.setParameters({ tessedit_pageseg_mode: FIND_COLUMNS as never, hocr_font_info: '1' } as object)
        resolve(worker)
      })
      .catch(reject)
  })
}

/** The worker of tesseract.js with what its libraries say of odd pictures kept off standard error. */
function quietWorker(): URL {
  const script = JSON.stringify(createRequire(import.meta.url).resolve('tesseract.js/src/worker-script/node/index.js'))
  const code = [
    `import { createRequire } from 'node:module'`,
    'console.log = console.warn = console.error = () => undefined',
    `createRequire(${script})(${script})`,
  ]
  return new URL(`data:text/javascript,${encodeURIComponent(code.join('\n'))}`)
}

function failure(error: unknown): SourceError {
  const reason = error instanceof Error ? error.message : String(error)
  return new SourceError('E_OCR_FAILED', `the OCR engine failed (${reason})`, { cause: error })
}

function versionOf(name: string): string {
  return (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version
}
