import type { productsV3 as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkAddInfoSectionsToProductsByFilter } from './calls/bulk-add-info-sections-to-products-by-filter.ts'
import { bulkAddInfoSectionsToProducts } from './calls/bulk-add-info-sections-to-products.ts'
import { bulkAddProductsToCategoriesByFilter } from './calls/bulk-add-products-to-categories-by-filter.ts'
import { bulkAdjustProductVariantsByFilter } from './calls/bulk-adjust-product-variants-by-filter.ts'
import { bulkCreateProductsWithInventory } from './calls/bulk-create-products-with-inventory.ts'
import { bulkCreateProducts } from './calls/bulk-create-products.ts'
import { bulkDeleteProductsByFilter } from './calls/bulk-delete-products-by-filter.ts'
import { bulkDeleteProducts } from './calls/bulk-delete-products.ts'
import { bulkRemoveInfoSectionsFromProductsByFilter } from './calls/bulk-remove-info-sections-from-products-by-filter.ts'
import { bulkRemoveInfoSectionsFromProducts } from './calls/bulk-remove-info-sections-from-products.ts'
import { bulkRemoveProductsFromCategoriesByFilter } from './calls/bulk-remove-products-from-categories-by-filter.ts'
import { bulkUpdateProductTagsByFilter } from './calls/bulk-update-product-tags-by-filter.ts'
import { bulkUpdateProductTags } from './calls/bulk-update-product-tags.ts'
import { bulkUpdateProductVariantsByFilter } from './calls/bulk-update-product-variants-by-filter.ts'
import { bulkUpdateProductsByFilter } from './calls/bulk-update-products-by-filter.ts'
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
import { getProductsJob } from './calls/get-products-job.ts'
import { queryProducts } from './calls/query-products.ts'
import { queryVariants } from './calls/query-variants.ts'
import { searchProducts } from './calls/search-products.ts'
import { searchVariants } from './calls/search-variants.ts'
import { updateProductWithInventory } from './calls/update-product-with-inventory.ts'
import { updateProduct } from './calls/update-product.ts'

export const productsV3: Handlers<typeof contract> = {
  bulkUpdateProductsByFilter,
  bulkDeleteProductsByFilter,
  bulkAddInfoSectionsToProductsByFilter,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkAddProductsToCategoriesByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
  bulkUpdateProductTagsByFilter,
  bulkUpdateProductVariantsByFilter,
  bulkAdjustProductVariantsByFilter,
  getProductsJob,
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

export { productTasks } from './by-filter/tasks.ts'
export { recordProductEvents } from './record-events.ts'
