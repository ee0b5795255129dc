export { type CatalogueItem, findItems, type ItemReference } from './items.ts'
export { presentMedia } from './present-media.ts'
export { defaultVariantId, type Picture } from './product.ts'
