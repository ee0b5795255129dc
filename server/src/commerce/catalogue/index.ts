import type { catalogue as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getCollectionBySlug } from './calls/get-collection-by-slug.ts'
import { getDigitalFile } from './calls/get-digital-file.ts'
import { getProductOptionsAvailability } from './calls/get-product-options-availability.ts'
import { getProduct } from './calls/get-product.ts'
import { getStoreVariant } from './calls/get-store-variant.ts'
import { listProducts } from './calls/list-products.ts'
import { queryProductVariants } from './calls/query-product-variants.ts'
import { queryProducts } from './calls/query-products.ts'
import { queryStoreVariants } from './calls/query-store-variants.ts'

const unbuilt = (): never => {
  throw new Error('to be built')
}

export const catalogue: Handlers<typeof contract> = {
  queryProducts,
  listProducts,
  getProduct,
  getDigitalFile,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollectionBySlug,
  createProduct: unbuilt,
  updateProduct: unbuilt,
  deleteProduct: unbuilt,
  removeRibbon: unbuilt,
  removeBrand: unbuilt,
  bulkUpdateProductsProperty: unbuilt,
  bulkAdjustProductProperty: unbuilt,
  bulkDeleteProducts: unbuilt,
  bulkUpdateProductVisibility: unbuilt,
  duplicateProduct: unbuilt,
  updateProductVariants: unbuilt,
  resetAllProductVariantData: unbuilt,
  deleteProductOptions: unbuilt,
  renameProductOption: unbuilt,
  addProductMedia: unbuilt,
  removeProductMedia: unbuilt,
  addProductMediaToChoices: unbuilt,
  removeProductMediaFromChoices: unbuilt,
  setProductMedia: unbuilt,
  setDigitalFile: unbuilt,
  queryProductVersions: unbuilt,
  getProductVersion: unbuilt,
  restoreProductVersion: unbuilt,
  queryDeletedProducts: unbuilt,
}

export { loadCatalogue } from './load.ts'
export { changePicturesOfProducts } from './change-pictures.ts'
