export { type Collection, newSettings } from './collection.ts'
export { findCollectionBySlug } from './collections.ts'
export { appendAllOfSite } from './members/store.ts'
export { findSort, insertCollections } from './store.ts'
