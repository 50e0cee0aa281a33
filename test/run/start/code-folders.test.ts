import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeFolders, type Environment } from '../../../src/run/start/code-folders.ts'

test.each<[string, Environment, NodeJS.Platform, readonly string[]]>([
  ['the package, then the user', {}, 'linux', ['/p/dist/prepared', join(homedir(), '.cache/paperxml')]],
  [
    'the folder that the user chose for all programs',
    { XDG_CACHE_HOME: '/c' },
    'linux',
    ['/p/dist/prepared', '/c/paperxml'],
  ],
  [
    'a relative path is no choice',
    { XDG_CACHE_HOME: 'c' },
    'linux',
    ['/p/dist/prepared', join(homedir(), '.cache/paperxml')],
  ],
  ['macOS', {}, 'darwin', ['/p/dist/prepared', join(homedir(), 'Library/Caches/paperxml')]],
  ['Windows', { LOCALAPPDATA: '/local' }, 'win32', ['/p/dist/prepared', '/local/paperxml']],
  ['the only folder', { PAPERXML_CODE_CACHE: '/only' }, 'linux', ['/only']],
  ['none at all', { PAPERXML_CODE_CACHE: '' }, 'linux', []],
])('%s', (_, environment, system, folders) => {
  expect(codeFolders('/p/dist/programs', environment, system)).toEqual(folders)
})
