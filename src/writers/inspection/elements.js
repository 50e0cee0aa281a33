// Makes the elements of the inspection page. Text of a document is put in as text, never as HTML.
/* exported element, input, select, shape */

const SVG = 'http://www.w3.org/2000/svg'

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
