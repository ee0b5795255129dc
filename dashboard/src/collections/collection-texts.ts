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
  noneHint: 'Collections are added with the shop’s data.',
  page: {
    back: 'Collections',
    inShop: 'View in shop',
    hidden: 'Shoppers can’t see this collection.',
    members: 'Products',
    noMembers: 'No products in this collection',
    about: 'Description',
    noDescription: 'No description',
    ids: 'For developers',
    id: 'Collection ID',
    slug: 'Slug',
    productsOf: (name: string) => `Products of ${name}`,
  },
}
