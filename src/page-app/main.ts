import { Papers } from './papers/papers.ts'
import { PapersView } from './papers/papers-view.ts'
import { SERVICE_DESK } from './papers/service-desk.ts'
import { HeaderView } from './header/header-view.ts'
import { parseRoute, type Route } from './router.ts'
import { offerDownloads } from './papers/download-menu.ts'
import { readDocument, Refusal, waitForDocument } from './client/api.ts'
import { rememberId } from './client/known-ids.ts'
import { ReaderView } from './reader/reader-view.ts'
import { openServedPages } from './reader/served-pages.ts'
import { show, showLinks, showText, type View } from './shell.ts'
import { signInView } from './client/sign-in.ts'
import { startTheme } from './dom/theme.ts'

const papers = new Papers(SERVICE_DESK)
let triesToSignIn = 0
/** How often a view was asked for: one that is opened when another address was chosen meanwhile is not shown. */
let turns = 0

async function showRoute(): Promise<void> {
  const turn = ++turns
  const route = parseRoute(location.hash)
  try {
    if (route.view !== 'papers') showText('A paper', 'status', 'Wait: the paper is being converted …')
    const view = await openView(route)
    if (turn !== turns) {
      view.close()
      return
    }
    show(view)
    if (route.view === 'papers') showLinks()
    else showLinks(route.id, route.view)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (turn === turns) showRefusal(error)
  }
}

/** Opens what an address asks for, when it is there; @throws {Refusal} */
async function openView(route: Route): Promise<View> {
  if (route.view === 'papers') {
    await papers.start()
    return new PapersView(papers)
  }
  const { status, error } = await waitForDocument(route.id)
  if (status === 'failed') throw new Refusal(422, error?.code ?? '', error?.message ?? 'the paper cannot be converted')
  const view =
    route.view === 'header'
      ? await HeaderView.open(route.id, route.isForAffiliations)
      : await ReaderView.open(route.id, route, {
          openPages: openServedPages,
          onDownload: () => void offer(route.id),
        })
  rememberId(route.id)
  return view
}

/** Offers what can be taken of a paper. */
async function offer(id: string): Promise<void> {
  const view = await readDocument(id)
  await offerDownloads(view, view.name)
}

function showRefusal(refusal: Refusal): void {
  if (refusal.status === 401) {
    const root = signInView(triesToSignIn++ > 0, () => void showRoute())
    show({ root, name: 'Sign in', close: () => {} })
    return
  }
  showText('Not available', 'alert', `${refusal.message}.`)
}

startTheme()
window.addEventListener('hashchange', () => void showRoute())
void showRoute()
