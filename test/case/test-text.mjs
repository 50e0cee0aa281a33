// The text of a test that draws a page and says what its blocks are.

/** Words of a block that name it in the test. */
const OPENING = 3

/**
 * @param art the page, from `toPageArt`
 * @param expected role and text of each block, in reading order
 * @param setting `up`: the way from the folder of the test to `test/`; `isFirst`: whether it is the first page of its paper. A later
 *   one is drawn after a page of text, so that it is not read as a title page
 */
export function toCase(art, expected, { up, isFirst }) {
  const { layers, width, height, rules, figures } = art
  const drawn = layers.map(lines => `  [\n${lines.map(line => `    ${quote(line)},\n`).join('')}  ],\n`).join('')
  const options = [
    ...(isFirst ? [] : ['number: 2']),
    `width: ${width}`,
    `height: ${height}`,
    ...(rules.length > 0 ? [`rules: ${JSON.stringify(rules)}`] : []),
    ...(figures.length > 0 ? [`figures: ${JSON.stringify(figures)}`] : []),
  ]
  const roles = expected.map(({ role, text }) => `    ${quote(`${role}: ${openingOf(text)}`)},\n`).join('')
  return `import { expect, test } from 'vitest'
import { type Block, textOfBlock } from '${up}../src/page/block.ts'
import { decide } from '${up}support/decide.ts'
import { ${isFirst ? 'drawLayers' : 'drawLayers, drawPage'} } from '${up}support/draw-page.ts'
${
  isFirst
    ? ''
    : `import { prose } from '${up}support/prose.ts'
`
}
const page = drawLayers([
${drawn}], { ${options.join(', ')} })

test('a page of a paper: say here what it shows', () => {
  const openingOf = (block: Block) => textOfBlock(block).split(' ').slice(0, ${OPENING}).join(' ')
  const found = decide(${isFirst ? '[page]' : '[drawPage(prose(40, 70)), page]'}).filter(({ block }) => block.page === page.number)
  expect(found.map(({ block, role }) => \`\${role}: \${openingOf(block)}\`)).toEqual([
${roles}  ])
})
`
}

function openingOf(text) {
  return text
    .replace(/<\/?(?:b|i|sub)>|\^/g, '')
    .split(' ')
    .slice(0, OPENING)
    .join(' ')
}

function quote(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}
