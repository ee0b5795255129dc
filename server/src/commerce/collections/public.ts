export type { Collection } from './collection.ts'
export { findCollectionBySlug } from './collections.ts'
export { insertCollections } from './store.ts'
