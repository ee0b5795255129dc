import { pieces } from '@stoa/ui/texts/pieces'

/** The list of collections and the page of one. */
export const collections = {
  title: 'Collections',
  intro: 'Groups of products in your shop.',
  count: (total: number) => pieces(total, 'collection', 'collections'),
  manyCollections: 'More than 10,000 collections',
  search: 'Name',
  visibility: 'Visibility',
  words: (words: string) => `“${words}”`,
  columns: { name: 'Collection', products: 'Products', slug: 'Slug', visibility: 'Visibility' },
  none: 'No collections yet',
  noneHint: 'Collections group products by theme, season or price.',
  page: {
    back: 'Collections',
    inShop: 'View in shop',
    noMembers: 'No products in this collection',
    ids: 'For developers',
    id: 'Collection ID',
    slug: 'Slug',
  },
}
