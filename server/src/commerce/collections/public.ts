export { itemOf, recordArranged, recordMovedCategory, saveCollection } from './change.ts'
export { allProductsKey, collectionIdOf, collectionKeyOf } from './collection-key.ts'
export { collectionsTable, type Collection, type CollectionRow, newSettings } from './collection.ts'
export { findCollectionBySlug } from './collections.ts'
export { insertMembers, type NewMember } from './members/store.ts'
export { moveLockedProducts } from './members/locked-products.ts'
export { addProducts, removeProducts } from './members/change.ts'
export { findManualProblem, type ManualProblem } from './members/manual-problem.ts'
export { parentOf, presentCategory, storesTree } from './present-category.ts'
export { requirePictures } from './pictures.ts'
export {
  existingCollections,
  findAmong,
  findById,
  findBySlug,
  findCollectionNames,
  findRow,
  insertCollections,
  insertIfFree,
  lockRow,
} from './store.ts'
export { findListing } from './shop/store.ts'
export { deleteFromTree, deleteSubtree } from './tree/delete.ts'
export { childrenOf, type Node, type Tree } from './tree/node.ts'
export { moved, pathUnder } from './tree/rules.ts'
export { type CategoryOfProducts, findCategories, findSubtrees, lockTree, lockTreeForNew, saveNodes } from './tree/store.ts'
export { canShow, hideBelow, saveVisibility } from './tree/visibility.ts'
