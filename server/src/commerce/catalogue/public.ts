export type { CatalogueItem, ItemReference } from './item.ts'
export { findItems } from './items.ts'
export { presentMedia } from './present-media.ts'
export { defaultVariantId, type Picture } from './product.ts'
