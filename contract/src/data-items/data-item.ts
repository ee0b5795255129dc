import { Type } from 'typebox'
import { Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** Bytes an item's own data may have, as JSON. */
export const itemBytesMax = 500_000
/** Items, ids or references of one bulk call. */
export const bulkMax = 1000
/** Bytes a bulk call may have. */
export const bulkBodyLimit = 16_000_000
/** References one field of an item may hold. */
export const referencesMax = 10_000

/** No slash and no control characters: an id stands in paths. */
export const itemIdPattern = '^[^\\u0000-\\u001f/]{1,256}$'

/** An item's id: a UUID unless whoever inserts it says otherwise. */
export const ItemId = Type.String({ pattern: itemIdPattern, maxLength: 256, description: 'no slashes or control characters' })

/** An item of a data collection. `data` holds the item's own fields and, besides, `_id`, `_owner`, `_createdDate` and `_updatedDate`; dates in it are
 *  `{ "$date": "…" }` (wire §5). What is sent as a system field is not taken. */
export const DataItem = Shape({ id: maybe(ItemId), dataCollectionId: readOnly(Text(256)), data: maybeNull(Free) })

/** An item that is there already. */
export const IdentifiedDataItem = Shape({ id: ItemId, dataCollectionId: readOnly(Text(256)), data: maybeNull(Free) })

/** Which data is meant: the site's, its sandbox's, or the sandbox's where there is one. There is one for those who act for the site, while it is switched on
 *  (updateDataSettings); where there is none, SANDBOX answers WDE0025 and SANDBOX_PREFERRED means LIVE. */
export const Environment = Type.Enum(['LIVE', 'SANDBOX', 'SANDBOX_PREFERRED'])

/** A field of an item, or of an object in it: names joined by dots. */
export const FieldPath = Text(1000, 1)

/** The item in which a field refers, the field, and the item it refers to. */
export const DataItemReference = Shape({ referringItemFieldName: Text(256, 1), referringItemId: ItemId, referencedItemId: ItemId })
