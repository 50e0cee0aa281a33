import { byId, element } from './dom/elements.ts'
import { Papers } from './papers/papers.ts'
import { PapersView } from './papers/papers-view.ts'
import { HeaderView } from './header/header-view.ts'
import { parseRoute, type Route } from './router.ts'
import { Refusal, waitForDocument } from './client/api.ts'
import { rememberId } from './client/known-ids.ts'
import { ReaderView } from './reader/reader-view.ts'
import { signInView } from './client/sign-in.ts'
import { startTheme } from './dom/theme.ts'

/** A view that is shown until another one takes its place. */
interface View {
  readonly root: HTMLElement
  readonly close: () => void
}

const papers = new Papers()
let current: View | undefined
let triesToSignIn = 0

function show(view: View, title: string): void {
  current?.close()
  current = view
  document.title = `${title} · paperxml`
  byId('title').textContent = title
  byId('main').replaceChildren(view.root)
}

async function showRoute(): Promise<void> {
  const route = parseRoute(location.hash)
  try {
    if (route.view === 'papers') {
      await papers.start()
      show(new PapersView(papers), 'Papers')
      showViews(route)
      return
    }
    show(
      {
        root: element('p', { class: 'empty', role: 'status' }, 'Wait: the paper is being converted …'),
        close: () => {},
      },
      'A paper',
    )
    const { status, error } = await waitForDocument(route.id)
    if (status === 'failed')
      throw new Refusal(422, error?.code ?? '', error?.message ?? 'the paper cannot be converted')
    const isHeader = route.view === 'header'
    const view = isHeader ? await HeaderView.open(route.id) : await ReaderView.open(route.id, route.block)
    rememberId(route.id)
    show(view, view.name)
    showViews(route)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    showRefusal(error)
  }
}

/** Links to the views of a paper, the shown one marked. */
function showViews(route: Route): void {
  const link = (view: 'paper' | 'header', label: string, href: string) =>
    element('a', { href, 'aria-current': route.view === view ? 'page' : undefined }, label)
  const isPaper = route.view !== 'papers'
  const links = isPaper
    ? [link('paper', 'Paper', `#/${route.id}`), link('header', 'Header', `#/${route.id}/header`)]
    : []
  byId('views').replaceChildren(...links)
}

function showRefusal(refusal: Refusal): void {
  if (refusal.status === 401) {
    const root = signInView(triesToSignIn++ > 0, () => void showRoute())
    show({ root, close: () => {} }, 'Sign in')
    return
  }
  const root = element('p', { role: 'alert' }, `${refusal.message}.`)
  show({ root, close: () => {} }, 'Not available')
}

startTheme()
window.addEventListener('hashchange', () => void showRoute())
void showRoute()
