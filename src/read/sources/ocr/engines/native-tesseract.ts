import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { SourceError } from '../../../../base/errors.ts'
import { type OcrEngine, tesseractDpi } from './engine.ts'
import { toPgm } from '../../picture/grey-image.ts'
import { meanConfidence } from './hocr-evidence.ts'
import { makeTessdata } from './tessdata.ts'

/**
 * The `tesseract` of this machine, a process for each page.
 *
 * @param dataFolder in which language data is looked for before the installed packages
 * @throws {SourceError} `E_OCR_FAILED` when there is none
 */
export async function openNativeTesseract(dataFolder: string | undefined): Promise<OcrEngine> {
  const name = await readVersion()
  const tessdata = await makeTessdata(dataFolder)
  let languages: readonly string[] = []
  return {
    name,
    async setLanguages(wanted) {
      await tessdata.add(wanted)
      languages = wanted
    },
    async recognise(image, dpi) {
      const data = ['--tessdata-dir', tessdata.folder, '-l', languages.join('+')]
      const settings = ['--psm', '3', '--oem', '1', '--dpi', tesseractDpi(dpi), '-c', 'hocr_font_info=1']
      const hocr = await run([...data, ...settings], toPgm(image))
      const page = /<div class='ocr_page'[\s\S]*<\/div>/u.exec(hocr)?.[0] ?? ''
      return { hocr: page, confidence: meanConfidence(page) }
    },
    close: async () => tessdata.remove(),
  }
}

async function readVersion(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('tesseract', ['--version'])
    return stdout.split('\n', 1)[0] ?? 'tesseract'
  } catch (error) {
    const message = 'there is no tesseract on this machine; install it, or leave out --ocr-engine'
    throw new SourceError('E_OCR_FAILED', message, { cause: error })
  }
}

/** Tesseract on a picture that it reads from its standard input. */
function run(options: readonly string[], picture: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    // Threads of the engine would compete with other pages for the processors.
    const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
    const child = spawn('tesseract', ['stdin', 'stdout', ...options, '-c', 'tessedit_create_hocr=1'], { env })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => errors.push(part))
    child.stdin.on('error', () => undefined)
    child.on('error', error => reject(new SourceError('E_OCR_FAILED', `tesseract failed (${error.message})`)))
    child.on('close', status => {
      if (status === 0) resolve(Buffer.concat(output).toString('utf8'))
      else
        reject(new SourceError('E_OCR_FAILED', `tesseract failed (${Buffer.concat(errors).toString('utf8').trim()})`))
    })
    child.stdin.end(picture)
  })
}
