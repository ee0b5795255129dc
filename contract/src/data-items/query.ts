import { Type } from 'typebox'
import { Query } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Environment } from './data-item.ts'

/** Filter, sort, paging and the fields to answer. Any field may be asked about; one that does not exist, or is hidden from the caller, behaves as
 *  missing everywhere. */
export const DataQuery = Type.Omit(Query, ['fieldsets'], { additionalProperties: false })

/** A reference field whose items are to be answered in place of their ids, `limit` of them for each item. */
export const IncludedReference = Shape({ field: Text(1000, 1), limit: maybe(Whole(0, 1000)) })

/** All that packages send with a query of data items (wire §5). `includeReferencedItems` and `referencedItemOptions` are the older packages' way to
 *  say `includeReferences`. The total is counted only where `returnTotalCount` asks for it. */
export const QueryDataItemsRequest = Shape({
  dataCollectionId: Text(256, 1),
  query: maybeNull(DataQuery),
  returnTotalCount: maybe(Type.Boolean()),
  consistentRead: maybe(Type.Boolean()),
  language: maybeNull(Type.String({ pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$', maxLength: 35, description: 'a language tag' })),
  environment: maybe(Environment),
  includeReferences: maybe(Type.Array(IncludedReference, { maxItems: 100 })),
  includeReferencedItems: maybe(Type.Array(Text(1000), { maxItems: 50 })),
  referencedItemOptions: maybe(Type.Array(Shape({ fieldName: maybe(Text(1000)), limit: maybeNull(Whole(0, 1000)) }), { maxItems: 100 })),
  sortMode: maybe(Type.Enum(['UNKNOWN_SORT_MODE', 'WIX_QUERY', 'RANDOM'])),
  randomOptions: maybe(Shape({ seed: maybeNull(Type.Number()) })),
  includeFieldGroups: maybe(Type.Array(Text(100), { maxItems: 100 })),
  publishPluginOptions: maybe(Shape({ includeDraftItems: maybe(Type.Boolean()) })),
  appOptions: maybeNull(Free),
  suppressHooks: maybe(Type.Boolean()),
})
