import { isGuid } from './guid.ts'
import { Free, Guid, maybe, maybeNull, Shape, Text } from './scalars.ts'

/** Names an item of a catalogue. `options` selects one of its variants: `{ variantId }` or `{ options: { Size: 'M' }, customTextFields }`. */
export const CatalogReference = Shape({
  catalogItemId: maybe(Text(36, 1), 'ID of the item in its catalogue: for the shop’s own products, the product ID.'),
  appId: maybe(Guid, 'ID of the app whose catalogue has the item. The built-in catalogue answers to two IDs.'),
  options: maybeNull(Free, 'The selected variant, as `{ variantId }` or `{ options: { Size: "M" } }`, and texts for `customTextFields`.'),
})

/** The app ids that the packages use for the built-in catalogue. Both name the same products. */
export const catalogueAppIds = ['215238eb-22a5-4c36-9e7b-e7c08025e04e', '1380b703-ce81-ff05-f115-39571d94dfcd'] as const

/** Whether the app ID is one of the built-in catalogue. */
export const isBuiltInCatalogue = (appId: string): boolean => catalogueAppIds.some((id) => id === appId)

/** Whether a reference can name a product of the built-in catalogue. */
export const isProductReference = ({ appId, catalogItemId }: { appId: string; catalogItemId: string }): boolean =>
  isBuiltInCatalogue(appId) && isGuid(catalogItemId)
