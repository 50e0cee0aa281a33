import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Where Debian, Ubuntu and Google put a browser of the Chromium family. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the browser: that of the environment variable, else the first place that has one. */
const executablePath = process.env.PAPERXML_BROWSER || PLACES.find(place => existsSync(place))

/** Whether there is a browser on this machine. */
export const hasBrowser = executablePath !== undefined

/** What is behind the name of tests that need one. */
export const browserNote = hasBrowser
  ? ''
  : ` (skipped: there is no browser at ${PLACES.join(', ')}, and PAPERXML_BROWSER does not name one)`

/** The browser, without a window. */
export function launchBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error(`There is no browser${browserNote}`)
  return chromium.launch({ executablePath })
}
