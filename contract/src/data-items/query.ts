import { Type } from 'typebox'
import { Query } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { FieldPath, ItemId } from './data-item.ts'
import { including, paged, reading } from './options.ts'

/** Filter, sort, paging and the fields to return. Any field can be used; one that doesn't exist or is hidden from the caller behaves as missing. */
export const DataQuery = Type.Omit(Query, ['fieldsets'], { additionalProperties: false })

const dataCollectionId = Text(256, 1)

/** A query of data items as packages send it (wire §5). `includeReferencedItems` and `referencedItemOptions` are the older form of `includeReferences`. The
 *  total is only counted if `returnTotalCount` is true. */
export const QueryDataItemsRequest = Shape({
  dataCollectionId,
  query: maybeNull(DataQuery),
  returnTotalCount: maybe(Type.Boolean()),
  includeReferencedItems: maybe(Type.Array(Text(1000), { maxItems: 50 })),
  referencedItemOptions: maybe(Type.Array(Shape({ fieldName: maybe(Text(1000)), limit: maybeNull(Whole(0, 1000)) }), { maxItems: 100 })),
  sortMode: maybe(Type.Enum(['UNKNOWN_SORT_MODE', 'WIX_QUERY', 'RANDOM'])),
  randomOptions: maybe(Shape({ seed: maybeNull(Type.Number()) })),
  ...including,
  ...reading,
})

/** Search terms, separated by spaces, at most 100 characters. An item matches if it contains one of them, or all of them if `mode` is AND. */
const SearchDetails = Shape({
  expression: maybeNull(Text(100)),
  mode: maybe(Type.Enum(['OR', 'AND'])),
  fuzzy: maybe(Type.Boolean()),
})

export const SearchDataItemsRequest = Shape({
  dataCollectionId,
  search: maybeNull(Shape({ ...DataQuery.properties, search: maybeNull(SearchDetails) })),
  ...including,
  ...reading,
})

const OfField = Shape({ itemFieldName: FieldPath })

/** One result for each group and its name: exactly one of `sum`, `average`, `min` or `max` of a field, or `itemCount`. */
export const AggregateOperation = Shape({
  resultFieldName: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'a name without dots' }),
  sum: maybe(OfField),
  average: maybe(OfField),
  min: maybe(OfField),
  max: maybe(OfField),
  itemCount: maybe(Shape({})),
})

export const operationsMax = 50
export const groupingFieldsMax = 10

export const AggregateDataItemsRequest = Shape({
  dataCollectionId,
  initialFilter: maybeNull(Free),
  aggregation: maybeNull(
    Shape({
      groupingFields: maybe(Type.Array(FieldPath, { maxItems: groupingFieldsMax })),
      operations: maybe(Type.Array(AggregateOperation, { maxItems: operationsMax })),
    }),
  ),
  finalFilter: maybeNull(Free),
  sort: Query.properties.sort,
  ...paged,
  ...reading,
})

export const CountDataItemsRequest = Shape({ dataCollectionId, filter: maybeNull(Free), ...reading })

export const QueryDistinctValuesRequest = Shape({
  dataCollectionId,
  fieldName: maybe(FieldPath),
  filter: maybeNull(Free),
  order: maybe(Type.Enum(['ASC', 'DESC'])),
  ...paged,
  ...reading,
})

export const QueryReferencedDataItemsRequest = Shape({
  dataCollectionId,
  referringItemId: maybe(ItemId),
  referringItemIds: maybe(Type.Array(ItemId, { maxItems: 1000 })),
  referringItemFieldName: maybe(Text(256, 1)),
  order: maybe(Type.Enum(['ASC', 'DESC'])),
  fields: maybe(Type.Array(Text(256), { maxItems: 100 })),
  ...paged,
  ...reading,
})
