import type { productsV3 as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkAddInfoSectionsToProducts } from './calls/bulk-add-info-sections-to-products.ts'
import { bulkCreateProductsWithInventory } from './calls/bulk-create-products-with-inventory.ts'
import { bulkCreateProducts } from './calls/bulk-create-products.ts'
import { bulkDeleteProducts } from './calls/bulk-delete-products.ts'
import { bulkRemoveInfoSectionsFromProducts } from './calls/bulk-remove-info-sections-from-products.ts'
import { bulkUpdateProductTags } from './calls/bulk-update-product-tags.ts'
import { bulkUpdateProductsWithInventory } from './calls/bulk-update-products-with-inventory.ts'
import { bulkUpdateProducts } from './calls/bulk-update-products.ts'
import { countProducts } from './calls/count-products.ts'
import { createProductWithInventory } from './calls/create-product-with-inventory.ts'
import { createProduct } from './calls/create-product.ts'
import { deleteProduct } from './calls/delete-product.ts'
import { getAllProductsCategory } from './calls/get-all-products-category.ts'
import { getCatalogVersion } from './calls/get-catalog-version.ts'
import { getProductBySlug } from './calls/get-product-by-slug.ts'
import { getProduct } from './calls/get-product.ts'
import { queryProducts } from './calls/query-products.ts'
import { queryVariants } from './calls/query-variants.ts'
import { searchProducts } from './calls/search-products.ts'
import { searchVariants } from './calls/search-variants.ts'
import { updateProductWithInventory } from './calls/update-product-with-inventory.ts'
import { updateProduct } from './calls/update-product.ts'

export { recordProductEvents } from './record-events.ts'

const notBuilt = (): Promise<never> => {
  throw new Error('not built')
}

export const productsV3: Handlers<typeof contract> = {
  bulkUpdateProductsByFilter: notBuilt,
  bulkDeleteProductsByFilter: notBuilt,
  bulkAddInfoSectionsToProductsByFilter: notBuilt,
  bulkRemoveInfoSectionsFromProductsByFilter: notBuilt,
  bulkAddProductsToCategoriesByFilter: notBuilt,
  bulkRemoveProductsFromCategoriesByFilter: notBuilt,
  bulkUpdateProductTagsByFilter: notBuilt,
  bulkUpdateProductVariantsByFilter: notBuilt,
  bulkAdjustProductVariantsByFilter: notBuilt,
  getProduct,
  getProductBySlug,
  queryProducts,
  searchProducts,
  countProducts,
  queryVariants,
  searchVariants,
  getAllProductsCategory,
  getCatalogVersion,
  createProduct,
  updateProduct,
  deleteProduct,
  bulkCreateProducts,
  bulkUpdateProducts,
  bulkDeleteProducts,
  bulkUpdateProductTags,
  bulkAddInfoSectionsToProducts,
  bulkRemoveInfoSectionsFromProducts,
  createProductWithInventory,
  updateProductWithInventory,
  bulkCreateProductsWithInventory,
  bulkUpdateProductsWithInventory,
}
