import { pieces } from '../../pieces.ts'

export const listing = {
  label: 'Sort and filter',
  sort: 'Sort by',
  sorts: { newest: 'Newest first', 'price-up': 'Price, low to high', 'price-down': 'Price, high to low', name: 'Name' },
  priceMin: 'Price from',
  priceMax: 'Price to',
  inStock: 'In stock only',
  apply: 'Apply',
  clear: 'Clear filters',
  found: (count: number) => pieces(count, 'product', 'products'),
  nothing: 'There is nothing here.',
  noMatch: 'Nothing here matches these filters.',
  allCollections: 'See all collections',
}
