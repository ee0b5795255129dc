import { expect, test } from 'vitest'
import type { Details } from './details.ts'
import { mergeDetails } from './merge-details.ts'

const loaded: Details = {
  name: 'Cups',
  description: 'For tea.\nFor coffee.',
  richDescription: '{\n  "nodes": []\n}',
  slug: 'cups',
  isVisible: true,
  isFeatured: false,
  sort: 'NEWEST',
  mediaId: '',
  seoTitle: '',
  seoDescription: '',
}
/** The same details as a form sends them. */
const sent: Details = { ...loaded, description: 'For tea.\r\nFor coffee.', richDescription: '{"nodes":[]}' }

test('fields that only one of two has changed are all kept', () => {
  const merged = mergeDetails(loaded, { ...sent, name: 'Mugs' }, { ...loaded, richDescription: '{"nodes":[1]}', isFeatured: true })
  expect(merged).toEqual({ details: { ...loaded, name: 'Mugs', richDescription: '{"nodes":[1]}', isFeatured: true }, both: [] })
})

test('a field that both have changed to other values is named', () => {
  const merged = mergeDetails(loaded, { ...sent, name: 'Mugs', slug: 'mugs' }, { ...loaded, name: 'Bowls', slug: 'mugs' })
  expect(merged).toEqual({ details: { ...loaded, name: 'Mugs', slug: 'mugs' }, both: ['name'] })
})

test('a field that the form doesn’t have stays as it is saved', () => {
  const merged = mergeDetails(loaded, { ...sent, richDescription: undefined }, { ...loaded, richDescription: '{"nodes":[1]}' })
  expect(merged).toEqual({ details: { ...loaded, richDescription: '{"nodes":[1]}' }, both: [] })
})
