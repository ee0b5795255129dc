import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { BulkItems, FieldModification } from './bulk.ts'
import { bulkBodyLimit, bulkMax, DataItem, ItemId, IdentifiedDataItem } from './data-item.ts'
import { conditional, writing } from './options.ts'
import { dataWritingProblems } from './problems.ts'

const bulk = {
  method: 'POST',
  family: 'dataItems',
  allow: callers,
  source: 'commerce §7 "Data items", wire §5, decision 0032',
  writes: true,
  response: BulkItems,
  problems: dataWritingProblems,
  bodyLimit: bulkBodyLimit,
} as const
const dataCollectionId = field(Text(256, 1), 'ID of the collection, such as `Books`.')
const returnEntity = maybe(Type.Boolean(), 'Whether to return each written item. False by default.')
const many = <S extends Type.TSchema>(schema: S) => Type.Array(schema, { minItems: 1, maxItems: bulkMax })
const book = '50000000-0000-4000-8000-000000000008'

export const bulkInsertDataItems = call({
  ...bulk,
  path: '/v2/bulk/items/insert',
  summary: 'Insert multiple items.',
  description: 'Items fail individually: WDE0074 if the ID exists, WDE0123 if a unique value is taken. The others are inserted.',
  permission: 'WIX_DATA.INSERT',
  request: Shape({
    dataCollectionId,
    dataItems: field(many(DataItem), 'The items to insert. One without an ID gets one.'),
    returnEntity,
    ...writing,
  }),
  example: { dataCollectionId: 'Books', dataItems: [{ data: { title: 'Salt' } }, { data: { title: 'Pepper' } }], returnEntity: true },
})

export const bulkUpdateDataItems = call({
  ...bulk,
  path: '/v2/bulk/items/update',
  summary: 'Replace the data of multiple items.',
  description:
    'Items fail individually: WDE0073 if an item doesn’t exist. Unique values are checked after all changes, so two items can swap ' +
    'values; if several items want the same value, the first one gets it and the others fail with WDE0123.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape({
    dataCollectionId,
    dataItems: field(many(IdentifiedDataItem), 'The items with their whole data.'),
    returnEntity,
    ...conditional,
    ...writing,
  }),
  example: { dataCollectionId: 'Books', dataItems: [{ id: book, data: { title: 'The Cat at the Window' } }] },
})

export const bulkSaveDataItems = call({
  ...bulk,
  path: '/v2/bulk/items/save',
  summary: 'Insert or update multiple items.',
  description:
    'Inserts items, or replaces the data of existing items with the same IDs; `action` says which. Existing items are updated first.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape({
    dataCollectionId,
    dataItems: field(many(DataItem), 'The items with their whole data. One without an ID is inserted.'),
    returnEntity,
    ...writing,
  }),
  example: { dataCollectionId: 'Books', dataItems: [{ id: book, data: { title: 'The Cat at the Window' } }, { data: { title: 'Salt' } }] },
})

export const bulkPatchDataItems = call({
  ...bulk,
  path: '/v2/bulk/items/patch',
  summary: 'Update fields of multiple items.',
  description: 'Each item is changed completely or not at all.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape({
    dataCollectionId,
    patches: field(
      many(
        Shape({
          dataItemId: field(ItemId, 'ID of the item to change.'),
          fieldModifications: field(
            Type.Array(FieldModification, { minItems: 1, maxItems: 100 }),
            'Changes of the item, made in this order.',
          ),
        }),
      ),
      'Changes by item.',
    ),
    returnEntity,
    ...conditional,
    ...writing,
  }),
  example: {
    dataCollectionId: 'Books',
    patches: [{ dataItemId: book, fieldModifications: [{ action: 'SET_FIELD', fieldPath: 'inPrint', setFieldOptions: { value: false } }] }],
  },
})

export const bulkRemoveDataItems = call({
  ...bulk,
  path: '/v2/bulk/items/remove',
  summary: 'Remove multiple items.',
  description: 'Items fail individually: WDE0073 if an item doesn’t exist.',
  permission: 'WIX_DATA.REMOVE',
  request: Shape({ dataCollectionId, dataItemIds: field(many(ItemId), 'IDs of the items to remove.'), ...conditional, ...writing }),
  example: { dataCollectionId: 'Books', dataItemIds: [book, 'dead0000-0000-4000-8000-000000000000'] },
})
