import type { collections as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addProductsToCollection } from './calls/add-products-to-collection.ts'
import { createCollection } from './calls/create-collection.ts'
import { deleteCollection } from './calls/delete-collection.ts'
import { getCollectionBySlug } from './calls/get-collection-by-slug.ts'
import { getCollectionPage } from './calls/get-collection-page.ts'
import { getCollectionSettings } from './calls/get-collection-settings.ts'
import { getCollection } from './calls/get-collection.ts'
import { listCollectionProducts } from './calls/list-collection-products.ts'
import { listFeaturedCollections } from './calls/list-featured-collections.ts'
import { listTopCollections } from './calls/list-top-collections.ts'
import { moveProductInCollection } from './calls/move-product-in-collection.ts'
import { previewCollectionRules } from './calls/preview-collection-rules.ts'
import { queryCollections } from './calls/query-collections.ts'
import { removeProductsFromCollection } from './calls/remove-products-from-collection.ts'
import { setFeaturedCollections } from './calls/set-featured-collections.ts'
import { updateCollectionSettings } from './calls/update-collection-settings.ts'
import { updateCollection } from './calls/update-collection.ts'

export { createAllProducts } from './all-products.ts'
export { changePicturesOfCollections } from './change-pictures.ts'
export { updateCollectionsByAge, updateMembership } from './membership-job.ts'
export { joinCollections, leaveCollections } from './members/join.ts'
export { applyRulesTo } from './rules/apply.ts'
export { followProducts } from './rules/follow-products.ts'

export const collections: Handlers<typeof contract> = {
  getCollection,
  getCollectionBySlug,
  queryCollections,
  createCollection,
  updateCollection,
  deleteCollection,
  addProductsToCollection,
  removeProductsFromCollection,
  getCollectionSettings,
  updateCollectionSettings,
  previewCollectionRules,
  listCollectionProducts,
  moveProductInCollection,
  listFeaturedCollections,
  setFeaturedCollections,
  getCollectionPage,
  listTopCollections,
}
