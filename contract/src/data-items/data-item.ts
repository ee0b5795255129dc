import { Type } from 'typebox'
import { field, Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** Maximum size of an item's own data as JSON, in bytes. */
export const itemBytesMax = 500_000
/** Maximum number of items, ids or references in a bulk call. */
export const bulkMax = 1000
/** Maximum size of a bulk call, in bytes. */
export const bulkBodyLimit = 16_000_000
/** Maximum number of references in one field of an item. */
export const referencesMax = 10_000

/** No slash and no control characters, because ids are used in paths. */
export const itemIdPattern = '^[^\\u0000-\\u001f/]{1,256}$'

/** An item's id: a UUID by default, or a text chosen by the caller who inserts it. */
export const ItemId = Type.String({ pattern: itemIdPattern, maxLength: 256, form: 'no slashes or control characters' })

/** An item of a data collection. `data` holds the item's own fields and the system fields `_id`, `_owner`, `_createdDate` and `_updatedDate`; dates are `{
 *  "$date": "…" }` (wire §5). System fields in a request are ignored. */
export const DataItem = Shape({
  id: maybe(ItemId, 'ID of the item. A new one is given if absent.'),
  dataCollectionId: readOnly(Text(256), 'ID of the collection that has the item.'),
  data: maybeNull(
    Free,
    'Fields of the item by key, with `_id`, `_owner`, `_createdDate` and `_updatedDate`. Dates are `{ "$date": "…" }`.',
  ),
})

/** An existing item. */
export const IdentifiedDataItem = Shape({
  id: field(ItemId, 'ID of the item to change.'),
  dataCollectionId: readOnly(Text(256), 'ID of the collection that has the item.'),
  data: maybeNull(Free, 'Fields of the item by key. System fields such as `_createdDate` are ignored.'),
})

/** The environment: the site's data (LIVE), its sandbox, or the sandbox if there is one. The sandbox exists for callers acting for the site while it is
 *  enabled (updateDataSettings). Otherwise SANDBOX returns WDE0025 and SANDBOX_PREFERRED means LIVE. */
export const Environment = Type.Enum(['LIVE', 'SANDBOX', 'SANDBOX_PREFERRED'])

/** The path of a field of an item, or of an object in it: names joined by dots. */
export const FieldPath = Text(1000, 1)

/** A reference: the item that refers, its field, and the item it refers to. */
export const DataItemReference = Shape({
  referringItemFieldName: field(Text(256, 1), 'Key of the reference field.'),
  referringItemId: field(ItemId, 'ID of the item that refers.'),
  referencedItemId: field(ItemId, 'ID of the item that is referred to.'),
})
