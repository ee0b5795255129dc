import { expect, test } from 'vitest'
import { slugVariants, itemPath, slugIn, slugOf } from './item-address.ts'

test.each([
  ['a-year', 'a-year'],
  [' a-year ', 'a-year'],
  ['/a-year', 'a-year'],
  ['/c/Journal/a-year', 'a-year'],
  ['Brot & Käse', 'Brot & Käse'],
  ['/c/Recipes/a-year', undefined],
  ['https://example.com/a-year', undefined],
  ['javascript:ran()', 'javascript:ran()'],
  ['..', undefined],
  ['.', undefined],
  ['a\\b', undefined],
  ['', undefined],
  ['/', undefined],
  ['x'.repeat(201), undefined],
  [7, undefined],
  [null, undefined],
])('%j appears in an address as %j', (value, slug) => {
  expect(slugIn(value, 'Journal')).toBe(slug)
})

test('an item found by a slug has that slug', () => {
  const held = slugVariants('a-year', 'Journal')
  expect(held).toEqual(['a-year', '/c/Journal/a-year', '/a-year'])
  expect(held.map((value) => slugIn(value, 'Journal'))).toEqual(['a-year', 'a-year', 'a-year'])
})

test('an item without a slug is found by its id', () => {
  const of = { dataCollectionId: 'Journal', slugField: 'slug' }
  expect(slugOf({ _id: '7', slug: 'seven' }, of)).toBe('seven')
  expect(slugOf({ _id: '7', slug: '' }, of)).toBe('7')
  expect(slugOf({ _id: '7', slug: 'seven' }, { dataCollectionId: 'Journal' })).toBe('7')
})

test('the address segment is written for one item', () => {
  expect(itemPath({ _id: 'x y?' }, { dataCollectionId: '@apps/Notes' })).toBe('/c/%40apps%2FNotes/x%20y%3F')
})
