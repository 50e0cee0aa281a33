/** What the address asks for: the list of papers, or a view of one paper. */
export type Route =
  | { readonly view: 'papers' }
  | ({ readonly view: 'paper'; readonly id: string } & PlaceInPaper)
  | { readonly view: 'header'; readonly id: string; readonly isForAffiliations: boolean }

/** Where a paper is opened. */
export interface PlaceInPaper {
  readonly block?: string
  /** Page of the file, from 1. */
  readonly page?: number
}

/** The route of an address: `#/`, `#/ID`, `#/ID?page=3`, `#/ID?b=BLOCK`, `#/ID/header`, `#/ID/header?affiliations`. */
export function parseRoute(hash: string): Route {
  const [, id, view, query = ''] = /^#\/([0-9a-f]{32})(\/header)?(?:\?(.*))?$/u.exec(hash) ?? []
  if (id === undefined) return { view: 'papers' }
  if (view !== undefined) return { view: 'header', id, isForAffiliations: query === 'affiliations' }
  const asked = new URLSearchParams(query)
  const [block, page] = [asked.get('b'), Number(asked.get('page'))]
  return { view: 'paper', id, ...(block === null ? {} : { block }), ...(page >= 1 ? { page } : {}) }
}
