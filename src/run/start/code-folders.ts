import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** As much of the environment as says where compiled code is kept. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The folders in which compiled code may be kept, the best first.
 *
 * That of the package goes with it, and only those can write there who could change the program itself. Where the package is
 * installed for all users of a machine, each user has a separate folder.
 *
 * @param programs the folder of the built programs, `dist/programs` of the package
 * @param environment `PAPERXML_CODE_CACHE` names the only folder, or none where it is empty
 * @param system `process.platform`
 */
export function codeFolders(
  programs: string,
  environment: Environment = process.env,
  system: NodeJS.Platform = process.platform,
): readonly string[] {
  const { PAPERXML_CODE_CACHE: chosen } = environment
  if (chosen !== undefined) return chosen === '' ? [] : [chosen]
  return [join(dirname(programs), 'prepared'), join(userFolder(environment, system), 'paperxml')]
}

/** Where programs of the user keep what they can make again, by the custom of the system. */
function userFolder({ XDG_CACHE_HOME, LOCALAPPDATA }: Environment, system: NodeJS.Platform): string {
  if (system === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local')
  if (system === 'darwin') return join(homedir(), 'Library', 'Caches')
  // Paths that are not absolute are to be ignored (XDG Base Directory Specification).
  return XDG_CACHE_HOME?.startsWith('/') === true ? XDG_CACHE_HOME : join(homedir(), '.cache')
}
