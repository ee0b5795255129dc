export { fixedFields, hiddenFields, hidesDrafts, isKnownTo, reachOf } from './access.ts'
export { boundTo, type DataAction, type DataCollection, type Field, fieldsOf, inSandbox, referencedBy } from './collection.ts'
export { filledSlots, foldedFields, servedFields, singleFields, type UniqueIndex, uniqueIndexOf } from './data-index.ts'
export { slots } from './slots.ts'
export { emptied } from './empty.ts'
export { addFields } from './fields.ts'
export { displayFieldOf } from './pages.ts'
export {
  alike,
  draftsToo,
  findDataCollection,
  findWritableCollection,
  findPair,
  lockDataCollection,
  type Pair,
  readableCollection,
  type Wanted,
  writtenItself,
} from './find-collection.ts'
export { indexedValue, indexViolations } from './indexed-value.ts'
export { asItWasRead } from './store.ts'
export { isTheSame, lastRead } from './cached-collections.ts'
export { firstLists, noteLists } from './lists.ts'
export { hasStatuses, pluginOf, pluginsOf, singleIdOf } from './plugins.ts'
export { project, projectionOf } from './projection.ts'
export { insertSamples } from './store.ts'
