import { expect, test } from 'vitest'
import { isFound, isNews } from './listing.ts'

const cards = [{ id: 'Books', revision: 3 }]

test.each([
  ['created', 'Journal', '1', true],
  ['created', 'Books', '3', false],
  ['updated', 'Books', '3', false],
  ['updated', 'Books', '4', true],
  ['deleted', 'Books', '4', true],
  ['deleted', 'Journal', '2', false],
] as const)('%s %s at revision %s: news %s', (slug, entityId, revision, news) =>
  expect(isNews(cards, { slug, entityId, entity: { revision } })).toBe(news),
)

test.each([
  ['shelf window', true],
  ['BOOKS', true],
  ['shelf door', false],
  ['', true],
])('%j finds it: %s', (asked, found) => expect(isFound({ id: 'Books', name: 'The shelf by the window' }, asked)).toBe(found))
