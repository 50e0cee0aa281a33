// Sorts and filters the documents of `batch.html`, which has it inside. It reads what the table says and nothing else.

const table = document.getElementById('documents')
const search = document.getElementById('search')
const state = document.getElementById('state')
const shown = document.getElementById('shown')

/** What a cell of a row says. */
function cellOf(row: HTMLTableRowElement, column: number): string {
  return row.cells[column]?.textContent ?? ''
}

/** Numbers by their size, other texts by their letters. */
function compare(a: string, b: string): number {
  const difference = Number(a) - Number(b)
  if (a !== '' && b !== '' && !Number.isNaN(difference)) return difference
  return a < b ? -1 : a > b ? 1 : 0
}

/** Shows the rows that have all words of the search, and the state that was chosen. */
function filterRows(rows: readonly HTMLTableRowElement[], words: string, wanted: string): void {
  const all = words.toLowerCase().split(/\s+/u)
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    row.hidden = (wanted !== '' && row.dataset['state'] !== wanted) || !all.every(word => text.includes(word))
  }
  const left = rows.filter(row => !row.hidden).length
  if (shown !== null) shown.textContent = `${left} of ${rows.length}`
}

function sortRows(body: HTMLTableSectionElement, column: number, sign: 1 | -1): void {
  body.append(...[...body.rows].sort((a, b) => sign * compare(cellOf(a, column), cellOf(b, column))))
}

/** Makes a button of each head: it sorts by its column, and the other way round when it is chosen again. */
function makeHeads(heads: readonly HTMLTableCellElement[], body: HTMLTableSectionElement): void {
  heads.forEach((head, column) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    button.addEventListener('click', () => {
      const sign = head.ariaSort === 'ascending' ? -1 : 1
      for (const other of heads) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending')
      sortRows(body, column, sign)
    })
    head.append(button)
  })
}

if (table instanceof HTMLTableElement && search instanceof HTMLInputElement && state instanceof HTMLSelectElement) {
  const body = table.tBodies[0]
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  if (body !== undefined) {
    const filter = () => filterRows([...body.rows], search.value, state.value)
    makeHeads(heads, body)
    search.addEventListener('input', filter)
    state.addEventListener('change', filter)
    filter()
  }
}

export {}
