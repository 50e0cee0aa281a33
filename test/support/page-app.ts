import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { ServicePlan } from '../../src/run/service/plan.ts'
import { launchBrowser } from './browser.ts'
import { openService, type TestService } from './service.ts'

/** The page of a service in a browser. */
export interface OpenedPage {
  readonly service: TestService
  readonly browser: Browser
  readonly page: Page
  /** What scripts have thrown, and addresses outside of the service that were asked for: none, if all is well. */
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

/** A step takes no longer, on a machine with many times as much to do as it can, too. */
export const STEP_MS = 40_000

/** Starts a service and a browser. */
export async function openPage(plan: Partial<ServicePlan> = {}): Promise<OpenedPage> {
  const [service, browser] = await Promise.all([openService(plan), launchBrowser()])
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  page.setDefaultTimeout(STEP_MS)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('request', request => {
    if (!request.url().startsWith(service.url) && !request.url().startsWith('blob:')) faults.push(request.url())
  })
  const close = async () => {
    await browser.close()
    await service.close()
  }
  return { service, browser, page, faults, close }
}

/** The same for the tests of a group; there when they run. */
export function usePage(plan: Partial<ServicePlan> = {}): OpenedPage {
  let opened: OpenedPage | undefined
  beforeAll(async () => {
    opened = await openPage(plan)
  })
  afterAll(() => opened?.close())
  const now = () => {
    if (opened === undefined) throw new Error('the page is opened when the first test of the group begins')
    return opened
  }
  return {
    get service() {
      return now().service
    },
    get browser() {
      return now().browser
    },
    get page() {
      return now().page
    },
    get faults() {
      return now().faults
    },
    close: () => now().close(),
  }
}

/** Sends a document with the outputs that the page needs, and waits for its end; its id. */
export async function sendPaper(
  url: string,
  bytes: Uint8Array,
  name: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const query = new URLSearchParams({ name, formats: 'inspection,report,html,tei', ...options })
  const answer = await fetch(`${url}/v1/documents?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(bytes),
  })
  const { id } = (await answer.json()) as { readonly id: string }
  await fetch(`${url}/v1/documents/${id}?wait=50`)
  return id
}
