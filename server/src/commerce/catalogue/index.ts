import type { catalogue as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addProductMediaToChoices } from './calls/add-product-media-to-choices.ts'
import { addProductMedia } from './calls/add-product-media.ts'
import { bulkAdjustProductProperty } from './calls/bulk-adjust-product-property.ts'
import { bulkDeleteProducts } from './calls/bulk-delete-products.ts'
import { bulkUpdateProductVisibility } from './calls/bulk-update-product-visibility.ts'
import { bulkUpdateProductsProperty } from './calls/bulk-update-products-property.ts'
import { createProduct } from './calls/create-product.ts'
import { deleteProductOptions } from './calls/delete-product-options.ts'
import { deleteProduct } from './calls/delete-product.ts'
import { duplicateProduct } from './calls/duplicate-product.ts'
import { getCollectionBySlug } from './calls/get-collection-by-slug.ts'
import { getDigitalFile } from './calls/get-digital-file.ts'
import { getProductByFormerSlug } from './calls/get-product-by-former-slug.ts'
import { getProductOptionsAvailability } from './calls/get-product-options-availability.ts'
import { getProductPage } from './calls/get-product-page.ts'
import { getProductVersion } from './calls/get-product-version.ts'
import { getProduct } from './calls/get-product.ts'
import { getStoreVariant } from './calls/get-store-variant.ts'
import { listProducts } from './calls/list-products.ts'
import { queryDeletedProducts } from './calls/query-deleted-products.ts'
import { queryProductVariants } from './calls/query-product-variants.ts'
import { queryProductVersions } from './calls/query-product-versions.ts'
import { queryProducts } from './calls/query-products.ts'
import { queryStoreVariants } from './calls/query-store-variants.ts'
import { removeBrand } from './calls/remove-brand.ts'
import { removeProductMediaFromChoices } from './calls/remove-product-media-from-choices.ts'
import { removeProductMedia } from './calls/remove-product-media.ts'
import { removeRibbon } from './calls/remove-ribbon.ts'
import { renameProductOption } from './calls/rename-product-option.ts'
import { resetAllProductVariantData } from './calls/reset-all-product-variant-data.ts'
import { restoreProductVersion } from './calls/restore-product-version.ts'
import { setDigitalFile } from './calls/set-digital-file.ts'
import { setProductMedia } from './calls/set-product-media.ts'
import { updateProductVariants } from './calls/update-product-variants.ts'
import { updateProduct } from './calls/update-product.ts'

export const catalogue: Handlers<typeof contract> = {
  queryProducts,
  listProducts,
  getProduct,
  getProductByFormerSlug,
  getDigitalFile,
  getProductPage,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollectionBySlug,
  createProduct,
  updateProduct,
  deleteProduct,
  removeRibbon,
  removeBrand,
  bulkUpdateProductsProperty,
  bulkAdjustProductProperty,
  bulkDeleteProducts,
  bulkUpdateProductVisibility,
  duplicateProduct,
  updateProductVariants,
  resetAllProductVariantData,
  deleteProductOptions,
  renameProductOption,
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
  setProductMedia,
  setDigitalFile,
  queryProductVersions,
  getProductVersion,
  restoreProductVersion,
  queryDeletedProducts,
}

export { loadCatalogue } from './load.ts'
export { changePicturesOfProducts } from './change-pictures.ts'
export { alignProducts } from './parts/align-products.ts'
