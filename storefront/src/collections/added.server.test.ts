import { expect, test } from 'vitest'
import { listWithAdded } from './added.server.ts'

test.each([
  ['http://shop.example/collections/green?sort=name&page=2', '/collections/green?sort=name&page=2&added=yes#added'],
  ['http://shop.example/search?q=jug&added=yes', '/search?q=jug&added=yes#added'],
  ['http://shop.example/products/jug', undefined],
  ['http://shop.example/collections', undefined],
  ['http://shop.example//evil.example/search', undefined],
  ['not a URL', undefined],
  [null, undefined],
])('from %s: %s', (referer, path) => {
  expect(listWithAdded(referer)).toBe(path)
})
