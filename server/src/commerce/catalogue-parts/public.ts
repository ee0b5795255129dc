export {
  choicesMax,
  type Customization,
  type CustomizationChoice,
  type CustomizationDoc,
  type CustomizationType,
  keyOf,
  type Part,
  type PartKind,
  partsTable,
  type RenderType,
  type Section,
  type SectionDoc,
} from './part.ts'
export { countProductsOf, insertDatedParts, insertParts, lockParts, type NewPart, type PartNames, updatePart } from './store.ts'
