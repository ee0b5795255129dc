export { type Collection, newSettings } from './collection.ts'
export { findCollectionBySlug } from './collections.ts'
export { insertMembers } from './members/store.ts'
export { existingCollections, findCollectionNames, findSort, insertCollections } from './store.ts'
