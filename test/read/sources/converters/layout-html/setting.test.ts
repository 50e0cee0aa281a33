import { expect, test } from 'vitest'
import { ROOT, settingOf } from '../../../../../src/read/sources/converters/layout-html/setting.ts'

function set(name: string, style: Record<string, string>, around = ROOT) {
  return settingOf(name, new Map(Object.entries(style)), around)
}

test('adds places to those around, where an element is placed', () => {
  const around = set('div', { position: 'absolute', left: '10px', top: '20px' })
  expect(set('p', { position: 'absolute', left: '5px', top: '1pt' }, around)).toMatchObject({
    left: 15,
    top: 20 + 4 / 3,
  })
  expect(set('p', { left: '5px' }, around)).toMatchObject({ left: 10, top: 20 })
})

test('keeps the looks of the element around, but for what is said', () => {
  const around = set('p', { 'font-size': '20px', 'font-family': '"Times New Roman", serif', color: '#FF0000' })
  expect(around).toMatchObject({ size: 20, family: 'Times New Roman', color: '#ff0000' })
  expect(set('b', {}, around)).toMatchObject({ size: 20, family: 'Times New Roman', color: '#ff0000', isBold: true })
  expect(set('sup', { 'font-size': '60%' }, around)).toMatchObject({ size: 12, script: 'super' })
  expect(set('span', { 'font-size': '0.5em', 'font-style': 'oblique' }, around)).toMatchObject({
    size: 10,
    isItalic: true,
  })
  expect(set('tt', {}, around).family).toBe('monospace')
})

test('takes black for no colour', () => {
  expect(set('p', { color: '#000000' }).color).toBeUndefined()
})
