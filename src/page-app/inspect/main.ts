import type { InspectionFile } from '../../write/writers/inspection/inspection-file.ts'
import { answerWith } from '../client/api.ts'
import { byId } from '../dom/elements.ts'
import { startTheme } from '../dom/theme.ts'
import { HeaderView } from '../header/header-view.ts'
import { ReaderView } from '../reader/reader-view.ts'
import { parseRoute } from '../router.ts'
import { show, showLinks } from '../shell.ts'
import { answerFromFile } from './file-home.ts'

/** The page of one paper, in a file that has all of it. */
const file = JSON.parse(byId('inspection').textContent) as InspectionFile

async function showRoute(): Promise<void> {
  const route = parseRoute(location.hash)
  const isHeader = route.view === 'header'
  const isForAffiliations = isHeader && route.isForAffiliations
  show(
    isHeader
      ? await HeaderView.open(file.id, isForAffiliations)
      : await ReaderView.open(file.id, route.view === 'paper' ? route : {}),
  )
  showLinks(file.id, isHeader ? 'header' : 'paper')
}

answerWith(answerFromFile(file))
startTheme()
window.addEventListener('hashchange', () => void showRoute())
void showRoute()
