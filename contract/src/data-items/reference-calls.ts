import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { BulkReferences } from './bulk.ts'
import { bulkBodyLimit, bulkMax, DataItem, DataItemReference, ItemId, referencesMax } from './data-item.ts'
import { reading, writing } from './options.ts'
import { dataCollectionProblems, dataWritingProblems, itemMissing, itemTooLarge, noReferenceField, valueNotUnique } from './problems.ts'
import { QueryReferencedDataItemsRequest } from './query.ts'

const any = { method: 'POST', family: 'dataItems', allow: callers, source: 'commerce §7 "Data items", wire §5, decision 0032' } as const
const reader = { ...any, permission: 'WIX_DATA.QUERY', writes: false } as const
const writer = { ...any, permission: 'WIX_DATA.UPDATE', writes: true } as const
const dataCollectionId = field(Text(256, 1), 'ID of the collection, such as `Books`.')
const problems = { ...dataCollectionProblems, ...itemMissing, ...noReferenceField } as const

const winter = '50000000-0000-4000-8000-000001000001'
const cat = '50000000-0000-4000-8000-000000000008'
const ofWinter = { referringItemFieldName: 'books', referringItemId: winter, referencedItemId: cat }
const example = { dataCollectionId: 'ReadingLists', dataItemReference: ofWinter }
const several = { dataCollectionId: 'ReadingLists', dataItemReferences: [ofWinter] }

/** `unauthorized` never reveals an item: one that the caller can't see is returned like a missing one. */
const Unresolved = Shape({
  referringItemId: maybe(ItemId, 'ID of the item that refers.'),
  referringItemFieldName: maybe(Text(256), 'Key of the reference field.'),
  referencedItemId: maybe(Type.String(), 'ID of the item that is missing or hidden.'),
  unauthorized: maybe(Type.Literal(false), 'Always false, so that hidden items look like missing ones.'),
})

/** The item that a reference points to, with the item that refers to it. */
const Referenced = Shape({
  referringItemId: maybe(ItemId, 'ID of the item that refers.'),
  dataItem: maybe(DataItem, 'The item that is referred to. Absent if the caller can’t see it.'),
  unresolvedReference: maybe(Unresolved, 'The reference, if the caller can’t see its item.'),
})

export const queryReferencedDataItems = call({
  ...reader,
  path: '/v2/items/query-referenced',
  summary: 'Query the items that an item references.',
  description:
    'Returns the items referenced by a field of one or more items, in reference order. Items that don’t exist or that the caller can’t ' +
    'see are returned as unresolved references.',
  request: QueryReferencedDataItemsRequest,
  response: Shape({
    results: field(Type.Array(Referenced, { maxItems: 1000 }), 'The referenced items of this page, in reference order.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems,
  example: { dataCollectionId: 'ReadingLists', referringItemId: winter, referringItemFieldName: 'books' },
})

export const isReferencedDataItem = call({
  ...reader,
  path: '/v2/items/is-referenced',
  summary: 'Check whether an item references another.',
  description: 'Checks one field of the item.',
  request: Shape({ dataCollectionId, ...DataItemReference.properties, ...reading }),
  response: Shape({ isReferenced: field(Type.Boolean(), 'Whether the item has the reference.') }),
  problems,
  example: { dataCollectionId: 'ReadingLists', ...ofWinter },
})

const writingProblems = { ...dataWritingProblems, ...itemMissing, ...noReferenceField, ...valueNotUnique } as const
const refersTooOften = { ...writingProblems, ...itemTooLarge } as const

export const insertDataItemReference = call({
  ...writer,
  path: '/v2/items/insert-reference',
  summary: 'Add a reference to an item.',
  description: 'Adds the reference after the existing ones. An existing reference stays as it is.',
  request: Shape({ dataCollectionId, dataItemReference: field(DataItemReference, 'The reference to add.'), ...writing }),
  response: Shape({ dataItemReference: field(DataItemReference, 'The added reference.') }),
  problems: refersTooOften,
  example,
})

export const removeDataItemReference = call({
  ...writer,
  path: '/v2/items/remove-reference',
  summary: 'Remove a reference from an item.',
  description: 'Removes one reference.',
  request: Shape({ dataCollectionId, dataItemReference: field(DataItemReference, 'The reference to remove.'), ...writing }),
  response: Shape({ dataItemReference: field(DataItemReference, 'The removed reference.') }),
  problems: writingProblems,
  example,
})

export const replaceDataItemReferences = call({
  ...writer,
  path: '/v2/items/replace-references',
  summary: 'Replace the references of an item.',
  description: 'Replaces all references in a field. An empty list clears it.',
  request: Shape({
    dataCollectionId,
    referringItemFieldName: field(Text(256, 1), 'Key of the reference field.'),
    referringItemId: field(ItemId, 'ID of the item that refers.'),
    newReferencedItemIds: maybe(
      Type.Array(ItemId, { maxItems: referencesMax }),
      'IDs of the items to refer to, in this order. None if absent or empty.',
    ),
    ...writing,
  }),
  response: Shape({ dataItemReferences: field(Type.Array(DataItemReference), 'All references of the field after the change.') }),
  problems: refersTooOften,
  bodyLimit: bulkBodyLimit,
  example: {
    dataCollectionId: 'ReadingLists',
    referringItemFieldName: 'books',
    referringItemId: winter,
    newReferencedItemIds: [cat],
  },
})

const many = Shape({
  dataCollectionId,
  dataItemReferences: field(Type.Array(DataItemReference, { minItems: 1, maxItems: bulkMax }), 'The references to add or remove.'),
  returnEntity: maybe(Type.Boolean(), 'Whether to return each written reference. False by default.'),
  ...writing,
})

export const bulkInsertDataItemReferences = call({
  ...writer,
  path: '/v2/bulk/items/insert-references',
  summary: 'Add references to multiple items.',
  description: 'Adds references to one or more items.',
  request: many,
  response: BulkReferences,
  problems: { ...dataWritingProblems, ...noReferenceField },
  bodyLimit: bulkBodyLimit,
  example: several,
})

export const bulkRemoveDataItemReferences = call({
  ...writer,
  path: '/v2/bulk/items/remove-references',
  summary: 'Remove references from multiple items.',
  description: 'Removes references from one or more items.',
  request: many,
  response: BulkReferences,
  problems: { ...dataWritingProblems, ...noReferenceField },
  bodyLimit: bulkBodyLimit,
  example: several,
})
