// What the inspection page does. It runs in a browser behind corrections-file.js, elements.js and what it shares with the page of
// the service, without any library. All it shows comes from the JSON in the page.
/* global drawBox, drawText, element, evidenceInWords, input, saysSomething, select, shape, writeCorrections */

/** Pages within this distance of what is seen are drawn. */
const DRAWN_AHEAD = '1500px'
/** Roles that have a level and a number. */
const HEADINGS = ['heading', 'references-heading']

/** The page of one document: what is shown of it and what a person has changed. */
class InspectionPage {
  constructor(inspection) {
    this.inspection = inspection
    for (const page of inspection.pages) page.blocks = page.blocks.filter(({ into }) => into === undefined)
    this.blocks = new Map(inspection.pages.flatMap(page => page.blocks.map(block => [block.id, { ...block, page }])))
    // Corrections of the header have no block: they are kept, and saved again as they are.
    this.corrections = new Map(inspection.corrections.map(correction => [correction.block ?? correction, correction]))
    this.hidden = new Set()
    this.groups = new Map()
    this.isSaved = true
  }

  start() {
    this.drawPages()
    document.getElementById('legend').addEventListener('change', event => this.filter(event.target))
    document.getElementById('save').addEventListener('click', () => this.save())
    this.listenToForm(document.getElementById('editor'))
    window.addEventListener('beforeunload', event => !this.isSaved && event.preventDefault())
    this.count()
  }

  /** What is typed belongs to the fields; the one key that leads out of them is Escape, back to the block. */
  listenToForm(editor) {
    editor.addEventListener('submit', event => event.preventDefault())
    editor.addEventListener('input', event => this.change(event.target))
    editor.addEventListener('keydown', event => {
      if (event.key === 'Escape' && !event.isComposing) this.groups.get(this.chosen)?.focus()
    })
  }

  /** Pages are drawn when they come near; until then they keep their place. */
  drawPages() {
    const observer = new IntersectionObserver(entries => this.drawNear(entries, observer), { rootMargin: DRAWN_AHEAD })
    for (const page of this.inspection.pages) {
      const printed = page.printed === undefined ? '' : `, printed ${page.printed}`
      const sheet = element('div', { className: 'empty' })
      sheet.style.aspectRatio = `${page.width} / ${page.height}`
      const title = element('h2', {}, `Page ${page.number}${printed}`)
      document
        .getElementById('pages')
        .append(element('section', { className: 'page', id: `page${page.number}` }, title, sheet))
      sheet.page = page
      observer.observe(sheet)
    }
    window.addEventListener('beforeprint', () => {
      for (const sheet of document.querySelectorAll('.empty')) sheet.replaceWith(this.drawPage(sheet.page))
    })
  }

  drawNear(entries, observer) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.replaceWith(this.drawPage(target.page))
    }
  }

  drawPage(page) {
    const size = { viewBox: `0 0 ${page.width} ${page.height}`, role: 'group', 'aria-label': `Page ${page.number}` }
    const arrow = shape('path', { d: 'M0 0 6 3 0 6z', class: 'arrow' })
    const marker = {
      id: `arrow${page.number}`,
      viewBox: '0 0 6 6',
      refX: 5,
      refY: 3,
      orient: 'auto',
      markerWidth: 4,
      markerHeight: 4,
    }
    return shape(
      'svg',
      size,
      shape('defs', {}, shape('marker', marker, arrow)),
      ...page.figures.map(box => drawBox(box, 'figure')),
      ...page.rules.map(box => drawBox(box, 'rule')),
      ...page.texts.map(drawText),
      ...page.dropped.map(({ box, reason, text }) =>
        drawBox(box, 'dropped', shape('title', {}, `dropped (${reason}): ${text}`)),
      ),
      ...page.blocks.map(block => this.drawBlock(block)),
      ...this.drawJoins(page),
    )
  }

  drawBlock(block) {
    const [left, top] = block.box
    const order =
      block.order === undefined ? [] : [shape('text', { x: left - 1.5, y: top + 6, class: 'order' }, block.order)]
    const group = shape('g', { tabindex: 0, role: 'button' }, drawBox(block.box, ''), ...order)
    this.groups.set(block.id, group)
    this.paint(block.id)
    for (const type of ['focus', 'pointerenter']) group.addEventListener(type, () => this.show(block.id))
    for (const type of ['blur', 'pointerleave']) group.addEventListener(type, () => this.showChosen())
    group.addEventListener('click', () => this.choose(block.id))
    group.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      this.choose(block.id)
    })
    return group
  }

  /** Arrows from the end of a block to the block that continues it; one that leads to another page ends at the edge. */
  drawJoins(page) {
    return [...this.blocks.values()].flatMap(({ box, joins, page: end }) => {
      const last = this.blocks.get(joins)
      if (last === undefined || (end !== page && last.page !== page)) return []
      const from = last.page === page ? [(last.box[0] + last.box[2]) / 2, last.box[3]] : [(box[0] + box[2]) / 2, 0]
      const to = end === page ? [(box[0] + box[2]) / 2, box[1]] : [from[0], page.height]
      return [
        shape('path', {
          d: `M${from.join(' ')} L${to.join(' ')}`,
          class: 'join',
          'marker-end': `url(#arrow${page.number})`,
        }),
      ]
    })
  }

  roleOf(id) {
    const { role, decidedRole } = this.blocks.get(id)
    return this.corrections.get(id)?.role ?? decidedRole ?? role
  }

  /** Gives a drawn block the colour and name of its role. */
  paint(id) {
    const group = this.groups.get(id)
    const block = this.blocks.get(id)
    if (group === undefined) return
    const role = this.roleOf(id)
    group.dataset.role = role
    const states = {
      block: true,
      edge: block.order === undefined,
      corrected: this.corrections.has(id),
      chosen: this.chosen === id,
    }
    group.setAttribute(
      'class',
      Object.keys(states)
        .filter(state => states[state])
        .join(' '),
    )
    group.setAttribute('aria-label', `${block.order ?? 'edge'}: ${this.inspection.roles[role]}: ${block.text}`)
    group.toggleAttribute('hidden', this.hidden.has(role))
  }

  filter({ value, checked }) {
    if (checked) this.hidden.delete(value)
    else this.hidden.add(value)
    for (const id of this.groups.keys()) this.paint(id)
  }

  /** Shows why a block was decided as it was. */
  show(id) {
    const { order, role, decidedRole, level, number, score, evidence, confidence, joins, text } = this.blocks.get(id)
    const { roles } = this.inspection
    const rows = [
      [
        'role',
        roles[role] + (decidedRole === undefined || decidedRole === role ? '' : ` (program: ${roles[decidedRole]})`),
      ],
      ['level', level],
      ['number', number],
      ['score', score],
      ['evidence', evidence.map(evidenceInWords).join(', ')],
      ['recognised', confidence],
      ['continues', joins === undefined ? undefined : `block ${this.blocks.get(joins)?.order ?? joins}`],
      ['id', id],
      ['text', text],
    ]
    const shown = rows.filter(([, value]) => value !== undefined)
    const list = shown.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, String(value))])
    const title = order === undefined ? 'At the edge of the page' : `Block ${order}`
    const details = document.getElementById('details')
    details.replaceChildren(element('h3', {}, title), element('dl', {}, ...list))
    details.scrollTop = 0
  }

  /** Goes back to the block of the form when no other is pointed at. */
  showChosen() {
    if (this.chosen !== undefined) this.show(this.chosen)
  }

  /** Opens the form for a block. */
  choose(id) {
    const last = this.chosen
    this.chosen = id
    if (last !== undefined) this.paint(last)
    this.paint(id)
    this.show(id)
    const editor = document.getElementById('editor')
    editor.hidden = false
    editor.dataset.role = this.roleOf(id)
    editor.replaceChildren(...this.fields(id))
    editor.elements.role.focus()
  }

  fields(id) {
    const block = this.blocks.get(id)
    const correction = this.corrections.get(id) ?? {}
    const { roles } = this.inspection
    const decided = `as decided (${roles[block.decidedRole ?? block.role]})`
    const target = this.blocks.get(correction.before ?? correction.after)?.order
    const side = correction.before !== undefined ? 'before' : correction.after !== undefined ? 'after' : ''
    return [
      element('strong', {}, `Correct block ${block.order ?? 'at the edge'}`),
      select('role', 'role', { '': decided, ...roles }, correction.role),
      input('level', 'level', {
        type: 'number',
        min: 1,
        max: 6,
        placeholder: block.level ?? '',
        value: correction.level ?? '',
      }),
      select(
        'numbering',
        'number',
        { '': 'as decided', given: 'given below', none: 'has none' },
        numbering(correction),
      ),
      input('number', '', { value: correction.number ?? block.number ?? '', ariaLabel: 'number as printed' }),
      select(
        'join',
        'first lines',
        { '': 'as decided', true: 'continue the block before', false: 'start a new paragraph' },
        correction.join,
      ),
      select('side', 'is read', { '': 'as decided', before: 'before block', after: 'after block' }, side),
      input('target', '', { type: 'number', min: 1, value: target ?? '', ariaLabel: 'number of the other block' }),
      input('note', 'note', { value: correction.note ?? '' }),
    ]
  }

  /** Takes over what the form says; `field` was changed. */
  change(field) {
    const id = this.chosen
    const last = this.corrections.get(id)
    const { role, level, numbering, number, join, side, target, note } = document.getElementById('editor').elements
    if (field === number) numbering.value = 'given'
    const page = this.blocks.get(id).page
    const other = page.blocks.find(block => String(block.order) === target.value && block.id !== id)
    const isHeading = HEADINGS.includes(role.value || this.blocks.get(id).decidedRole || this.blocks.get(id).role)
    // What cannot be taken over is marked, so that nobody takes it for saved.
    const mark = (marked, isWrong, message) => marked.setCustomValidity(isWrong ? message : '')
    mark(target, side.value !== '' && other === undefined, 'a block of the same page')
    mark(side, side.value === '' && target.value !== '', 'before or after the block')
    mark(level, !isHeading && level.value !== '', 'only a heading has a level')
    mark(numbering, !isHeading && numbering.value !== '', 'only a heading has a number')
    const isLevel = isHeading && level.value !== '' && level.checkValidity()
    const correction = {
      block: id,
      text: this.blocks.get(id).text,
      role: role.value || undefined,
      level: isLevel ? Number(level.value) : undefined,
      number: !isHeading || numbering.value === '' ? undefined : numbering.value === 'none' ? '' : number.value,
      join: join.value === '' ? undefined : join.value === 'true',
      before: side.value === 'before' ? (other?.id ?? last?.before) : undefined,
      after: side.value === 'after' ? (other?.id ?? last?.after) : undefined,
      note: note.value || undefined,
    }
    if (saysSomething(correction)) this.corrections.set(id, correction)
    else this.corrections.delete(id)
    this.isSaved = false
    document.getElementById('editor').dataset.role = this.roleOf(id)
    this.paint(id)
    this.count()
  }

  count() {
    const count = this.corrections.size
    const state = this.isSaved ? '' : ', not saved'
    document.getElementById('count').textContent = `${count} ${count === 1 ? 'correction' : 'corrections'}${state}`
  }

  save() {
    const text = writeCorrections(this.inspection, this.corrections.values())
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    element('a', { href, download: `${this.inspection.name}.corrections.json` }).click()
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
    this.isSaved = true
    this.count()
  }
}

function numbering({ number }) {
  return number === undefined ? '' : number === '' ? 'none' : 'given'
}

new InspectionPage(JSON.parse(document.getElementById('inspection').textContent)).start()
