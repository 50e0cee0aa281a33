import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A project in which the tarball of this package is installed. */
export interface InstalledPackage {
  /** Folder of the project. */
  readonly project: string
  /** The package in it. */
  readonly folder: string
  readonly tarball: string
  /** Paths of all files of the package. */
  readonly files: readonly string[]
  readonly remove: () => void
}

/**
 * Packs this package as it is built, and installs it in a new project as `npm install --omit=optional` does: the packages
 * that it needs are those of this project, and no optional one is among them.
 */
export function installPackage(): InstalledPackage {
  const project = mkdtempSync(join(tmpdir(), 'paperxml-'))
  writeFileSync(join(project, 'package.json'), '{}')
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }]
  const tarball = join(project, filename)
  execFileSync('tar', ['xzf', tarball, '-C', project])
  const modules = join(project, 'node_modules')
  mkdirSync(modules)
  renameSync(join(project, 'package'), join(modules, 'paperxml'))
  for (const name of requiredPackages()) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  return {
    project,
    folder: join(modules, 'paperxml'),
    tarball,
    files: files.map(({ path }) => path),
    remove: () => rmSync(project, { recursive: true }),
  }
}

/** The names of all packages that the program cannot do without, theirs among them, and types of Node for programs. */
function requiredPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
  }
  const [, ...locked] = Object.entries(packages)
  const required = locked.filter(([, { dev, optional, devOptional }]) => !(dev ?? optional ?? devOptional ?? false))
  const names = required.map(([path]) => path.replace('node_modules/', ''))
  return [...names.filter(name => !name.includes('/node_modules/')), '@types/node']
}
