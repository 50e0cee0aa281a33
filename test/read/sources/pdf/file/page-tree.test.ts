import { expect, test } from 'vitest'
import { FileObjects } from '../../../../../src/read/sources/pdf/file/file-objects.ts'
import { readPageTree } from '../../../../../src/read/sources/pdf/file/page-tree.ts'

/** Objects numbered from 1, as a file has them. */
function objectsOf(...texts: readonly string[]): FileObjects {
  const parts = texts.map((text, i) => `${i + 1} 0 obj\n${text}\nendobj\n`)
  const places = parts.map((_, i) => [i + 1, { offset: parts.slice(0, i).join('').length, generation: 0 }] as const)
  return new FileObjects(Buffer.from(parts.join(''), 'latin1'), 0, new Map(places), [])
}

const PAGE = '<< /Type /Page >>'

test('pages of nodes within nodes are in their order', () => {
  const node = '<< /Type /Pages /Count 2 /Kids 6 0 R >>'
  const objects = objectsOf('<< /Type /Pages /Count 3 /Kids [2 0 R 5 0 R] >>', node, PAGE, PAGE, PAGE, '[3 0 R 4 0 R]')
  expect(readPageTree(objects, 1)).toEqual({ pages: [3, 4, 5], root: 1, stated: 3 })
})

test('what is missing, is no page or no reference keeps its place', () => {
  const root = '<< /Type /Pages /Count 5 /Kids [2 0 R 9 0 R 3 0 R 2 x R 4 0 R] >>'
  expect(readPageTree(objectsOf(root, PAGE, 'ocSeSubt/PDF>>', PAGE), 1)?.pages).toEqual([
    2,
    undefined,
    undefined,
    undefined,
    4,
  ])
})

test('a node that is missing had the pages that are lacking', () => {
  const objects = objectsOf('<< /Type /Pages /Count 4 /Kids [2 0 R 9 0 R] >>', PAGE)
  expect(readPageTree(objects, 1)?.pages).toEqual([2, undefined, undefined, undefined])
})

test('a tree that comes back to itself ends', () => {
  const objects = objectsOf('<< /Type /Pages /Count 2 /Kids [2 0 R 1 0 R] >>', PAGE)
  expect(readPageTree(objects, 1)?.pages).toEqual([2])
})
