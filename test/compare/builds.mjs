import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from '../baseline/inputs.mjs'

/** Builds of revisions, by their hashes. All work trees on a machine share them; none of them ever changes. */
const BUILDS = join(tmpdir(), 'paperxml-builds')

/** The work tree, which has to be built. */
export const WORK_TREE = { name: 'work tree', folder: ROOT }

/** Whether a folder holds a build. */
export function isBuild(folder) {
  return existsSync(join(folder, 'dist/programs/index.js'))
}

/** A build: that of a folder which holds one, or of a revision of this repository, which is built unless it has been before. */
export function openBuild(name) {
  if (isBuild(resolve(name))) return { name, folder: resolve(name) }
  const hash = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (hash === undefined) throw new Error(`${name} is neither a folder with a build nor a revision`)
  const folder = join(BUILDS, hash)
  const packages = join(folder, 'node_modules')
  if (!isBuild(folder)) buildRevision(hash, folder)
  // The work tree that the packages were installed in may be gone.
  else if (!existsSync(packages)) {
    rmSync(packages, { force: true })
    symlinkSync(realpathSync(join(ROOT, 'node_modules')), packages)
  }
  return { name: `${name} (${hash.slice(0, 8)})`, folder }
}

/** Builds a revision aside and puts it in its place when it is complete. It has the packages that are installed here. */
function buildRevision(hash, folder) {
  mkdirSync(BUILDS, { recursive: true })
  const making = mkdtempSync(join(BUILDS, 'making-'))
  try {
    const archive = execFileSync('git', ['archive', hash], { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY })
    execFileSync('tar', ['-x', '-C', making], { input: archive })
    symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(making, 'node_modules'))
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: making, stdio: ['ignore', 'ignore', 'inherit'] })
    if (!isBuild(folder)) renameSync(making, folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** What git prints; `undefined` where it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
