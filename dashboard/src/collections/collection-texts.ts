import { pieces } from '@stoa/ui/texts/pieces'

/** The list of collections and the page of one. */
export const collections = {
  title: 'Collections',
  intro: 'Products that the shop shows together.',
  count: (total: number) => pieces(total, 'collection', 'collections'),
  manyCollections: 'More than 10,000 collections',
  search: 'Name',
  visibility: 'Visibility',
  words: (words: string) => `“${words}”`,
  columns: { name: 'Collection', products: 'Products', slug: 'Slug', visibility: 'Visibility' },
  none: 'There are no collections yet.',
  noneHint: 'Collections come into the shop with its data.',
  page: {
    back: 'Collections',
    inShop: 'See it in the shop',
    hidden: 'Shoppers do not see this collection.',
    members: 'Products in it',
    noMembers: 'There is nothing in this collection.',
    about: 'Description',
    noDescription: 'There is no description.',
    ids: 'For developers',
    id: 'Collection id',
    slug: 'Slug',
    productsOf: (name: string) => `Products of ${name}`,
  },
}
