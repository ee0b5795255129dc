export * from './by-filter-calls.ts'
export {
  bulkCreateProductsWithInventory,
  bulkUpdateProductsWithInventory,
  createProductWithInventory,
  updateProductWithInventory,
} from './inventory-calls.ts'
export * from './read-calls.ts'
export {
  bulkAddInfoSectionsToProducts,
  bulkCreateProducts,
  bulkDeleteProducts,
  bulkRemoveInfoSectionsFromProducts,
  bulkUpdateProducts,
  bulkUpdateProductTags,
  createProduct,
  deleteProduct,
  updateProduct,
} from './write-calls.ts'
