/** What the address asks for: the list of papers, or a view of one paper. */
export type Route =
  | { readonly view: 'papers' }
  | { readonly view: 'paper'; readonly id: string; readonly block?: string }
  | { readonly view: 'header'; readonly id: string; readonly isForAffiliations: boolean }

/** The route of an address: `#/`, `#/ID`, `#/ID?b=BLOCK`, `#/ID/header`, `#/ID/header?affiliations`. */
export function parseRoute(hash: string): Route {
  const [, id, view, query = ''] = /^#\/([0-9a-f]{32})(\/header)?(?:\?(.*))?$/u.exec(hash) ?? []
  if (id === undefined) return { view: 'papers' }
  if (view !== undefined) return { view: 'header', id, isForAffiliations: query === 'affiliations' }
  const block = new URLSearchParams(query).get('b')
  return { view: 'paper', id, ...(block === null ? {} : { block }) }
}
