export { recordArranged, recordChangedCollections, recordCollection, recordMovedCategory, saveCollection } from './change.ts'
export { changedFieldsOf } from './changed-fields.ts'
export { allProductsKey, collectionIdOf, collectionKeyOf } from './collection-key.ts'
export { type Collection, type CollectionRow, newSettings } from './collection.ts'
export { createNamed } from './create.ts'
export { findCollectionBySlug } from './collections.ts'
export { insertMembers, type NewMember, putFirst } from './members/store.ts'
export { type MemberChange, moveAmong, moveLockedProducts } from './members/locked-products.ts'
export { changeProducts } from './members/change.ts'
export { findManualProblem, firstOf, type ManualProblem, manualProblem } from './members/manual-problem.ts'
export { breadcrumbOf, itemOf, presentCategory, storesTree } from './present-category.ts'
export { findPictures } from './pictures.ts'
export { slugFor } from './slug.ts'
export {
  countListed,
  existingCollections,
  findAmong,
  findById,
  findBySlug,
  findRow,
  findRows,
  findRowsByNames,
  insertCollections,
  listedFor,
  lockNamed,
  lockRow,
  selectCollections,
  slugHolders,
  updateCollectionRow,
  wireIdOfKey,
} from './store.ts'
export { findListing } from './shop/store.ts'
export { deleteFromTree, deleteSubtree } from './tree/delete.ts'
export { childrenOf, type Node, type Tree, treeOf } from './tree/node.ts'
export { canShow, moved, pathUnder } from './tree/rules.ts'
export {
  type CategoryOfProducts,
  findBelow,
  findCategories,
  findLinks,
  findPaths,
  findSubtrees,
  findTrail,
  lockTree,
  lockTreeForNew,
  saveNodes,
} from './tree/store.ts'
export { requireVisibleParent, saveVisibility, setVisibility } from './tree/visibility.ts'
