import type { productsV3 as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { countProducts } from './calls/count-products.ts'
import { getAllProductsCategory } from './calls/get-all-products-category.ts'
import { getCatalogVersion } from './calls/get-catalog-version.ts'
import { getProductBySlug } from './calls/get-product-by-slug.ts'
import { getProduct } from './calls/get-product.ts'
import { queryProducts } from './calls/query-products.ts'
import { queryVariants } from './calls/query-variants.ts'
import { searchProducts } from './calls/search-products.ts'
import { searchVariants } from './calls/search-variants.ts'

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
  createProduct: notBuilt,
  updateProduct: notBuilt,
  deleteProduct: notBuilt,
  bulkCreateProducts: notBuilt,
  bulkUpdateProducts: notBuilt,
  bulkDeleteProducts: notBuilt,
  bulkUpdateProductTags: notBuilt,
  bulkAddInfoSectionsToProducts: notBuilt,
  bulkRemoveInfoSectionsFromProducts: notBuilt,
  createProductWithInventory: notBuilt,
  updateProductWithInventory: notBuilt,
  bulkCreateProductsWithInventory: notBuilt,
  bulkUpdateProductsWithInventory: notBuilt,
}
