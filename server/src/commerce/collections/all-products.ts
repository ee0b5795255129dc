import { allProductsSlug } from '@stoa/contract/collections/all-products'
import type { Db } from '../../kernel/db.ts'
import { allProductsKey } from './collection-key.ts'
import { type CollectionRow, newSettings } from './collection.ts'
import { insertCollections } from './store.ts'

/** The collection that every site has. Its products aren't stored: all of the site's are in it (decision 0074). */
const allProducts: Omit<CollectionRow, 'createdDate' | 'updatedDate'> = {
  id: allProductsKey,
  revision: 1,
  name: 'All Products',
  slug: allProductsSlug,
  visible: true,
  ...newSettings,
  siblingIndex: 0,
  doc: { description: '', media: [] },
}

export const createAllProducts = (db: Db, siteId: string, now: Date): Promise<void> =>
  insertCollections(db, siteId, [{ ...allProducts, createdDate: now, updatedDate: now }])
