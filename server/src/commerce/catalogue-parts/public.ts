export { alignment, type ChangedPart } from './align.ts'
export type { Draft, Failure, Outcome, PartArea } from './area.ts'
export { bulkResults, bulkSuccesses, only } from './bulk.ts'
export { createParts, deleteParts, getOrCreateParts, type PartChange, updateParts, type Wanted } from './change.ts'
export { countMatching, findPart, presentPart, queryParts, type RequestedFields } from './find.ts'
export { masked, type WrittenChanges } from './masked.ts'
export { nameViolation } from './name-violation.ts'
export { namedChanges, namedDrafts, namedWanted, read, readName } from './named.ts'
export { partColumns, partId } from './part-columns.ts'
export {
  type Brand,
  choicesMax,
  type Customization,
  type CustomizationChoice,
  type CustomizationDoc,
  type CustomizationType,
  keyOf,
  type Part,
  type PartKind,
  type RenderType,
  type Ribbon,
  type Section,
  type SectionDoc,
} from './part.ts'
export {
  deleteUnused,
  sitesWithUnusedSections,
  insertDatedParts,
  insertParts,
  lockParts,
  type NewPart,
  type PartNames,
  selectUsed,
  updatePart,
} from './store.ts'
