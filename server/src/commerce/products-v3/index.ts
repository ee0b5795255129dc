import type { productsV3 as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'

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
  getProduct: notBuilt,
  getProductBySlug: notBuilt,
  queryProducts: notBuilt,
  searchProducts: notBuilt,
  countProducts: notBuilt,
  queryVariants: notBuilt,
  searchVariants: notBuilt,
  getAllProductsCategory: notBuilt,
  getCatalogVersion: notBuilt,
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
