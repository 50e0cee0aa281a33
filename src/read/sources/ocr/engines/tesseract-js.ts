import { createRequire } from 'node:module'
import type { Worker } from 'tesseract.js'
import { PackageError, SourceError } from '../../../../base/errors.ts'
import { loadOptional } from '../../../../base/optional-packages.ts'
import { type OcrEngine, tesseractDpi } from './engine.ts'
import { toPgm } from '../../picture/grey-image.ts'
import { meanConfidence } from './hocr-evidence.ts'
import { makeTessdata } from './tessdata.ts'

/** Mode of tesseract: its neural network alone, which carries nothing from one page to the next. */
const LSTM_ONLY = 1
/** Page segmentation of tesseract: columns are found; as this library sets it, it would read across them. */
const FIND_COLUMNS = '3'

/**
 * Tesseract as WebAssembly. Fetches nothing. A thread for each picture that is read at once; it is kept for the next one,
 * as it takes a second to become as fast as it can be.
 *
 * @param dataFolder in which language data is looked for before the installed packages
 * @throws {PackageError} `E_PACKAGE_MISSING`
 */
export async function openTesseractJs(dataFolder: string | undefined): Promise<OcrEngine> {
  await loadTesseract()
  const tessdata = await makeTessdata(dataFolder)
  const workers = new Set<Worker>()
  const idle: Worker[] = []
  let languages: readonly string[] = []
  const start = async () => {
    const worker = await startWorker(tessdata.folder, languages)
    workers.add(worker)
    return worker
  }
  return {
    name: `tesseract.js ${versionOf('tesseract.js')}`,
    async setLanguages(wanted) {
      if (wanted.join() === languages.join()) return
      await tessdata.add(wanted)
      languages = wanted
      try {
        for (const worker of idle) await loadLanguages(worker, languages)
        if (idle.length === 0) idle.push(await start())
      } catch (error) {
        throw failure(error)
      }
    },
    async recognise(image, dpi) {
      let worker: Worker | undefined
      try {
        worker = idle.pop() ?? (await start())
        const options = { user_defined_dpi: tesseractDpi(dpi) }
        const outputs = { text: false, blocks: false, hocr: true }
        const { data } = await worker.recognize(asBuffer(toPgm(image)), options as object, outputs)
        idle.push(worker)
        const hocr = data.hocr ?? ''
        return { hocr, confidence: meanConfidence(hocr) }
      } catch (error) {
        // What broke once, as for want of memory, stays broken: the next picture gets a new thread.
        await worker?.terminate()
        throw failure(error)
      }
    },
    async close() {
      await Promise.all([...workers].map(worker => worker.terminate()))
      tessdata.remove()
    },
  }
}

/** The same bytes as a buffer, which is all that the library takes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

async function loadTesseract() {
  return (await loadOptional('ocr', () => import('tesseract.js'))).default
}

async function startWorker(folder: string, languages: readonly string[]): Promise<Worker> {
  const { createWorker } = await loadTesseract()
  return new Promise((resolve, reject) => {
    // A worker whose data is damaged never answers; only the handler hears of it.
    const options = {
      workerPath: quietWorker() as unknown as string,
      langPath: folder,
      gzip: false,
      cacheMethod: 'none',
      errorHandler: reject,
    }
    createWorker([...languages], LSTM_ONLY, options)
      .then(async worker => {
        await setParameters(worker)
        resolve(worker)
      })
      .catch(reject)
  })
}

async function loadLanguages(worker: Worker, languages: readonly string[]): Promise<void> {
  await worker.reinitialize([...languages] as never, LSTM_ONLY)
  await setParameters(worker)
}

async function setParameters(worker: Worker): Promise<void> {
  await worker.setParameters({ tessedit_pageseg_mode: FIND_COLUMNS as never, hocr_font_info: '1' } as object)
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

function failure(error: unknown): SourceError | PackageError {
  if (error instanceof PackageError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new SourceError('E_OCR_FAILED', `the OCR engine failed (${reason})`, { cause: error })
}

function versionOf(name: string): string {
  return (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version
}
