import { expect, test } from 'vitest'
import { type Node, treeOf } from '../collections/public.ts'
import { shownAmong } from './show.ts'

const node = (id: string, path: string[], visible = false): Node => ({ id, parentId: path.at(-1) ?? null, path, siblingIndex: 0, visible })
const tree = treeOf([node('top', [], true), node('a', []), node('b', ['a']), node('c', ['a', 'b']), node('d', ['a']), node('e', ['top'])])

test.each([
  ['one under a visible one', ['e'], ['e'], {}],
  ['a visible one stays as it is', ['top'], [], {}],
  ['one under a hidden one can’t be shown', ['b'], [], { b: 'PARENT_CATEGORY_HIDDEN' }],
  ['one below is shown with the one above, in any order', ['c', 'a', 'b'], ['a', 'b', 'c'], {}],
  ['what is under one that isn’t shown fails', ['a', 'c'], ['a'], { c: 'PARENT_CATEGORY_HIDDEN' }],
  ['one that doesn’t exist fails', ['x', 'a'], ['a'], { x: 'CATEGORY_NOT_FOUND' }],
  ['one that is named twice is shown once', ['a', 'a'], ['a'], {}],
])('%s', (_, ids, expected, failures) => {
  const { shown, problems } = shownAmong(tree, ids)
  expect(shown.map(({ id }) => id)).toEqual(expected)
  expect(shown.every(({ visible }) => visible)).toBe(true)
  expect(Object.fromEntries(problems)).toEqual(failures)
})
