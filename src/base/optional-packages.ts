/** Packages that may be left out when this one is installed: each part of the program that needs some asks here. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PackageError } from './errors.ts'

/** What each part needs. `ocr` draws and reads pictures of pages, in the languages of papers that are met most. */
export const OPTIONAL_PACKAGES = {
  ocr: [
    '@napi-rs/canvas',
    '@tesseract.js-data/deu',
    '@tesseract.js-data/eng',
    '@tesseract.js-data/fra',
    '@tesseract.js-data/ita',
    '@tesseract.js-data/spa',
    '@tesseract.js-data/srp',
    'tesseract.js',
  ],
  queue: ['bullmq', 'ioredis'],
  // light-my-request is a part of fastify: its later versions want a newer Node, and npm would leave fastify out with it.
  service: ['@fastify/multipart', 'fastify', 'fflate', 'light-my-request', 'prom-client'],
} as const

/** A part of the program that needs optional packages. */
export type OptionalPart = keyof typeof OPTIONAL_PACKAGES

/** What a part does, for the sentence of its error. */
const PURPOSES: Readonly<Record<OptionalPart, string>> = {
  ocr: 'drawing pages and recognising text in pictures',
  queue: 'the queue',
  service: 'the service',
}

/** How Node says that a module is missing: to `import`, and to `require`. */
const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])

/**
 * What `load` gives, in which packages of the part are imported.
 * @throws {PackageError} `E_PACKAGE_MISSING` where one of them is not installed, with the line that installs them
 */
export async function loadOptional<T>(part: OptionalPart, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const missing = OPTIONAL_PACKAGES[part].filter(name => !isInstalled(name))
    if (code === undefined || !MISSING.has(code) || missing.length === 0) throw error
    throw missingPackages(part, missing, error)
  }
}

function missingPackages(part: OptionalPart, missing: readonly string[], cause?: unknown): PackageError {
  const what = missing.length === 1 ? 'a package that is' : 'packages that are'
  const message = `${PURPOSES[part]} needs ${what} not installed: ${installLine(missing)}`
  return new PackageError('E_PACKAGE_MISSING', message, { cause })
}

/** The line that installs packages in the versions that this program was tested with, in the place where it is itself. */
export function installLine(names: readonly string[]): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>
  }
  const wanted = names.map(name => (name in optionalDependencies ? `${name}@${optionalDependencies[name]}` : name))
  return `npm install ${isGlobal() ? '--global ' : ''}${wanted.join(' ')}`
}

/** Sources and built program lie at the same depth below the root of the package. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const require = createRequire(import.meta.url)

function isInstalled(name: string): boolean {
  const folders = require.resolve.paths(name) ?? []
  return folders.some(folder => existsSync(join(folder, name)))
}

/** Whether this package is in the `node_modules` of the whole system, beside which there is no project. */
function isGlobal(): boolean {
  const modules = dirname(ROOT)
  return modules.endsWith('node_modules') && !existsSync(join(dirname(modules), 'package.json'))
}
