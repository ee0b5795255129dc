import { Type } from 'typebox'
import { Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** An item of a data collection. `data` holds the item's own fields and, besides, `_id`, `_owner`, `_createdDate` and `_updatedDate`; dates in it are
 *  `{ "$date": "…" }` (wire §5). */
export const DataItem = Shape({ id: maybe(Text(256)), dataCollectionId: readOnly(Text(256)), data: maybeNull(Free) })

/** Which data is meant: the site's, its sandbox's, or the sandbox's where there is one. */
export const Environment = Type.Enum(['LIVE', 'SANDBOX', 'SANDBOX_PREFERRED'])
