import { expect, test } from 'vitest'
import { withoutMatchItems } from './match-items.ts'

const direct = 'directCategoriesInfo.categories'

test.each<[string, object | null, object | null]>([
  ['no filter', null, null],
  ['other conditions', { visible: true, name: { $in: ['A'] } }, { visible: true, name: { $in: ['A'] } }],
  [
    'an item',
    { [direct]: { $matchItems: [{ id: { $in: ['1', '2'] } }] } },
    { $and: [{}, { 'directCategoriesInfo.categories.id': { $in: ['1', '2'] } }] },
  ],
  [
    'several items, each of which must be there',
    { visible: true, 'allCategoriesInfo.categories': { $matchItems: [{ id: '1' }, { id: '2' }] } },
    { $and: [{ visible: true }, { 'allCategoriesInfo.categories.id': '1' }, { 'allCategoriesInfo.categories.id': '2' }] },
  ],
  [
    'within others',
    { $or: [{ $not: { [direct]: { $matchItems: [{ id: '1' }] } } }, { visible: false }] },
    { $or: [{ $not: { $and: [{}, { 'directCategoriesInfo.categories.id': '1' }] } }, { visible: false }] },
  ],
  [
    'beside another operator of the list',
    { [direct]: { $matchItems: [{ id: '1' }], $exists: true } },
    { $and: [{ [direct]: { $exists: true } }, { 'directCategoriesInfo.categories.id': '1' }] },
  ],
  ['what isn’t a list of items', { [direct]: { $matchItems: { id: '1' } } }, { [direct]: { $matchItems: { id: '1' } } }],
  ['what isn’t an item', { [direct]: { $matchItems: ['1'] } }, { $and: [{}, { [direct]: { $matchItems: '1' } }] }],
  [
    'another list',
    { 'variantsInfo.variants': { $matchItems: [{ sku: 'A' }] } },
    { 'variantsInfo.variants': { $matchItems: [{ sku: 'A' }] } },
  ],
])('%s', (_, filter, expected) => {
  expect(withoutMatchItems(filter as Record<string, unknown> | null)).toEqual(expected)
})
