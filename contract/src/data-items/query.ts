import { Type } from 'typebox'
import { Query } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { FieldPath, ItemId } from './data-item.ts'
import { including, paged, reading } from './options.ts'

/** Filter, sort, paging and the fields to return. Any field can be used; one that doesn't exist or is hidden from the caller behaves as missing. */
export const DataQuery = Type.Omit(Query, ['fieldsets'], { additionalProperties: false })

const dataCollectionId = field(Text(256, 1), 'ID of the collection, such as `Books`.')

/** A query of data items as packages send it (wire §5). `includeReferencedItems` and `referencedItemOptions` are the older form of `includeReferences`. The
 *  total is only counted if `returnTotalCount` is true. */
export const QueryDataItemsRequest = Shape({
  dataCollectionId,
  query: maybeNull(DataQuery, 'Filter, sort, page and fields. All items if absent or null.'),
  returnTotalCount: maybe(Type.Boolean(), 'Whether to count the items of all pages. False by default.'),
  includeReferencedItems: maybe(
    Type.Array(Text(1000), { maxItems: 50 }),
    'Reference fields whose items are returned, in the older form of `includeReferences`.',
  ),
  referencedItemOptions: maybe(
    Type.Array(
      Shape({
        fieldName: maybe(Text(1000), 'Key of the reference field.'),
        limit: maybeNull(Whole(0, 1000), 'Referenced items to return for each item at most.'),
      }),
      { maxItems: 100 },
    ),
    'How many referenced items are returned, in the older form of `includeReferences`.',
  ),
  sortMode: maybe(
    Type.Enum(['UNKNOWN_SORT_MODE', 'WIX_QUERY', 'RANDOM']),
    'Whether items are sorted by the query or come in random order. By the query by default.',
  ),
  randomOptions: maybe(
    Shape({ seed: maybeNull(Type.Number(), 'Number that gives the same order each time. A new one if absent or null.') }),
    'How random order is made.',
  ),
  ...including,
  ...reading,
})

/** Search terms, separated by spaces, at most 100 characters. An item matches if it contains one of them, or all of them if `mode` is AND. */
const SearchDetails = Shape({
  expression: maybeNull(Text(100), 'Words to find, separated by spaces.'),
  mode: maybe(Type.Enum(['OR', 'AND']), 'Whether one of the words or all of them must occur. OR by default.'),
  fuzzy: maybe(Type.Boolean(), 'Whether similar words are found as well. False by default.'),
})

export const SearchDataItemsRequest = Shape({
  dataCollectionId,
  search: maybeNull(
    Shape({ ...DataQuery.properties, search: maybeNull(SearchDetails, 'The words to find. All items if absent or null.') }),
    'Words to find, and what else the items must meet.',
  ),
  ...including,
  ...reading,
})

const OfField = Shape({ itemFieldName: field(FieldPath, 'Path of the field.') })

/** One result for each group and its name: exactly one of `sum`, `average`, `min` or `max` of a field, or `itemCount`. */
export const AggregateOperation = Shape({
  resultFieldName: field(
    Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'a name without dots' }),
    'Name of the result in each group.',
  ),
  sum: maybe(OfField, 'Sum of the numbers in a field.'),
  average: maybe(OfField, 'Average of the numbers in a field.'),
  min: maybe(OfField, 'Smallest value of a field.'),
  max: maybe(OfField, 'Largest value of a field.'),
  itemCount: maybe(Shape({}), 'Number of items in the group.'),
})

export const operationsMax = 50
export const groupingFieldsMax = 10

export const AggregateDataItemsRequest = Shape({
  dataCollectionId,
  initialFilter: maybeNull(Free, 'Conditions that the items must meet. All items if absent or null.'),
  aggregation: maybeNull(
    Shape({
      groupingFields: maybe(
        Type.Array(FieldPath, { maxItems: groupingFieldsMax }),
        'Fields to group by. One group of everything if absent or empty.',
      ),
      operations: maybe(Type.Array(AggregateOperation, { maxItems: operationsMax }), 'What is calculated for each group.'),
    }),
    'How items are grouped and what is calculated.',
  ),
  finalFilter: maybeNull(Free, 'Conditions that the groups must meet. All groups if absent or null.'),
  sort: Query.properties.sort,
  ...paged,
  ...reading,
})

export const CountDataItemsRequest = Shape({
  dataCollectionId,
  filter: maybeNull(Free, 'Conditions that the items must meet. All items if absent or null.'),
  ...reading,
})

export const QueryDistinctValuesRequest = Shape({
  dataCollectionId,
  fieldName: maybe(FieldPath, 'Path of the field whose values are returned.'),
  filter: maybeNull(Free, 'Conditions that the items must meet. All items if absent or null.'),
  order: maybe(Type.Enum(['ASC', 'DESC']), 'Order of the values. Ascending by default.'),
  ...paged,
  ...reading,
})

export const QueryReferencedDataItemsRequest = Shape({
  dataCollectionId,
  referringItemId: maybe(ItemId, 'ID of the item that refers.'),
  referringItemIds: maybe(Type.Array(ItemId, { maxItems: 1000 }), 'IDs of the items that refer, in place of `referringItemId`.'),
  referringItemFieldName: maybe(Text(256, 1), 'Key of the reference field.'),
  order: maybe(Type.Enum(['ASC', 'DESC']), 'Order of the references. Ascending by default.'),
  fields: maybe(Type.Array(Text(256), { maxItems: 100 }), 'Fields of the referenced items to return. All of them by default.'),
  ...paged,
  ...reading,
})
