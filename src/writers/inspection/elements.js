// Makes the elements of the inspection page. Text of a document is put in as text, never as HTML.
/* exported drawBox, drawText, element, input, select, shape */

const SVG = 'http://www.w3.org/2000/svg'
/** The class of each bit of a style; see page-drawing.ts. */
const STYLES = ['bold', 'italic', 'monospace']

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function shape(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

function drawBox([left, top, right, bottom], className, ...children) {
  const size = { x: left, y: top, width: Math.max(right - left, 0.4), height: Math.max(bottom - top, 0.4) }
  return shape('rect', { ...size, class: className }, ...children)
}

function drawText([x, y, length, size, style, turn, text]) {
  const classes = STYLES.filter((_, bit) => (style >> bit) & 1).join(' ')
  const stretch = text.length > 1 && length > 0 ? { textLength: length, lengthAdjust: 'spacingAndGlyphs' } : {}
  const turned = turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` }
  return shape('text', { x, y, 'font-size': size, class: classes, ...stretch, ...turned }, text)
}

function input(name, label, properties) {
  return element(
    'label',
    {},
    element('span', {}, label),
    element('input', { name, autocomplete: 'off', ...properties }),
  )
}

function select(name, label, options, value) {
  const list = Object.entries(options).map(([key, text]) => element('option', { value: key }, text))
  const made = element('select', { name }, ...list)
  made.value = String(value ?? '')
  return element('label', {}, element('span', {}, label), made)
}
