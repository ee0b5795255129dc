import { expect, test } from 'vitest'
import { pathsIn, treeOf } from './find.ts'

test.each([
  [['a', 'a.b', 'a.c', 'd[].e'], 'a(b c) ~d[](e)'],
  [['id'], 'id'],
  [['a.b.c', 'a.b', 'x'], '~a(b(c)) x'],
  [['lineItems', 'lineItems[].id', 'lineItems[].price', 'lineItems[].price.amount'], 'lineItems ~lineItems[](id price(amount))'],
  [['labels.*'], '~labels(*)'],
])('%j is a tree, and the tree has these paths', (paths, tree) => {
  expect(treeOf(paths)).toBe(tree)
  expect(pathsIn(tree).toSorted()).toEqual(paths.toSorted())
})
