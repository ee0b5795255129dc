import { expect, test } from 'vitest'
import { addressesIn, pathsIn, shortened, treeOf } from './find.ts'

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

test.each([
  [['/stoa/v1/views'], '/stoa/v1/views'],
  [['/v1/carts/{id}', '/ecom/v1/carts/{id}', '/_api/ecom-cart/v1/carts/{id}'], '/v1/carts/{id} /ecom~3 /_api/ecom-cart~3'],
  [['/ecom/v1/carts', '/_api/v1/carts', '/ecom/v1/carts/query'], '/ecom/v1/carts /_api~2 /ecom/v1/carts/query'],
  [['/v1/a', '/v1/b'], '/v1/a /v1/b'],
  [['/a/v1', '/v1'], '/a/v1 ~1'],
])('%j in short, and back', (paths, text) => {
  expect(shortened(paths)).toBe(text)
  expect(addressesIn(text)).toEqual(paths)
})
