import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata, Paging, Sorting } from '../query.ts'
import { field, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { DataCollection, DataCollectionId } from './data-collection.ts'
import { Field, FieldKey } from './field.ts'
import {
  collectionChanging,
  dataCollectionChanged,
  dataCollectionExists,
  dataCollectionMissing,
  fieldExists,
  fieldProblems,
  pluginNotOffered,
} from './problems.ts'

const team = { family: 'dataCollections', allow: ['owner', 'app'], source: 'wire calls_extra "data:collections", decision 0031' } as const
const reader = { ...team, permission: 'WIX_DATA.READ_COLLECTIONS', writes: false } as const
const writer = { ...team, permission: 'WIX_DATA.MANAGE_COLLECTIONS', writes: true } as const

const one = Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection, such as `Books`.') })
/** Paths of the properties to return, such as `fields.key`, besides the ID. Empty or absent: all. */
const fields = maybe(
  Type.Array(Text(256), { maxItems: 100 }),
  'Paths of the properties to return besides the ID, such as `fields.key`. All of them by default.',
)
const { id, revision, displayName, displayNamespace, displayField, defaultDisplayOrder, permissions, plugins } = DataCollection.properties

export const createDataCollection = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections',
  summary: 'Create a data collection.',
  description:
    'Creates a collection; all calls about its items refer to it by its ID. The ID of a deleted collection can be reused, but that ' +
    'collection can then no longer be restored. The field that a multi-reference names in the other collection is stored and returned, but not made.',
  request: Shape({ collection: field(DataCollection, 'Definition of the collection to create.') }),
  response: Shape({ collection: field(DataCollection, 'The new collection with its revision.') }),
  problems: { ...dataCollectionExists, ...pluginNotOffered },
  example: {
    collection: {
      id: 'Visits',
      displayName: 'Visits to the workshop',
      displayField: 'guest',
      fields: [
        { key: 'guest', displayName: 'Guest', type: 'TEXT' },
        { key: 'day', displayName: 'Day', type: 'DATE' },
        { key: 'book', displayName: 'Favourite', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Books' } } },
      ],
      permissions: { read: 'SITE_MEMBER_AUTHOR', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN' },
    },
  },
})

export const getDataCollection = call({
  ...reader,
  method: 'GET',
  path: '/v2/collections/{dataCollectionId}',
  summary: 'Get a data collection.',
  description:
    'Returns a collection with its fields, system fields last. With `includeAllowedDataPermissions`, also returns what the caller may ' +
    'do in it. `fields` limits the response to the ID and these properties; `fields.key` is a property of each field. Unknown names are ignored.',
  request: Shape({
    ...one.properties,
    consistentRead: maybe(Type.Boolean(), 'Whether to read the latest state. Ignored: reads always do.'),
    fields,
    includeAllowedDataPermissions: maybe(Type.Boolean(), 'Whether to return what the caller may do with the items. False by default.'),
  }),
  response: Shape({ collection: field(DataCollection, 'The collection with its fields, system fields last.') }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const listDataCollections = call({
  ...reader,
  method: 'GET',
  path: '/v2/collections',
  summary: 'List data collections.',
  description:
    'Returns the collections of the site in pages of up to 1000, sorted by ID by default. With `includeAllowedDataPermissions`, also ' +
    'returns what the caller may do in each. `fields` limits the response to the ID and these properties; `fields.key` is a property of ' +
    'each field. Unknown names are ignored.',
  request: Shape({
    sort: maybe(Sorting, 'Property to sort by. ID by default.'),
    paging: maybeNull(Paging, 'Page of the list, at most 1000 collections.'),
    consistentRead: maybe(Type.Boolean(), 'Whether to read the latest state. Ignored: reads always do.'),
    fields,
    includeAllowedDataPermissions: maybe(Type.Boolean(), 'Whether to return what the caller may do with the items. False by default.'),
  }),
  response: Shape({
    collections: field(Type.Array(DataCollection, { maxItems: 1000 }), 'The collections of this page.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  example: { paging: { limit: 10 } },
})

export const updateDataCollection = call({
  ...writer,
  method: 'PUT',
  path: '/v2/collections',
  summary: 'Replace the definition of a data collection.',
  description:
    'Replaces the whole definition: omitted properties and fields are removed from it. Items keep their values, and the collection ' +
    'keeps its plugins, which have their own calls. If `revision` is sent, it must be the current revision.',
  request: Shape({ collection: field(DataCollection, 'The whole definition; what it leaves out is removed.') }),
  response: Shape({ collection: field(DataCollection, 'The collection after the change.') }),
  problems: { ...collectionChanging, ...dataCollectionChanged },
  example: {
    collection: {
      id: 'Books',
      displayName: 'The shelf by the door',
      fields: [{ key: 'title', type: 'TEXT' }],
      permissions: { read: 'ANYONE' },
    },
  },
})

export const patchDataCollection = call({
  ...writer,
  method: 'PATCH',
  path: '/v2/collections/{dataCollection.id}',
  summary: 'Update parts of the definition of a data collection.',
  description: 'Changes the properties that are sent. If `fields` is sent, it replaces all fields.',
  request: Shape({
    dataCollection: field(
      Shape({
        id,
        revision,
        displayName,
        displayNamespace,
        displayField,
        defaultDisplayOrder,
        permissions,
        plugins,
        fields: DataCollection.properties.fields,
      }),
      'The properties to change, with the collection’s ID.',
    ),
  }),
  response: Shape({ dataCollection: field(DataCollection, 'The collection after the change.') }),
  problems: { ...collectionChanging, ...dataCollectionChanged },
  example: { dataCollection: { id: 'Books', displayName: 'The shelf by the door' } },
})

export const deleteDataCollection = call({
  ...writer,
  method: 'DELETE',
  path: '/v2/collections/{dataCollectionId}',
  summary: 'Delete a data collection with its items.',
  description: 'The collection can be restored for 30 days.',
  request: one,
  response: Shape({}),
  problems: collectionChanging,
  example: { dataCollectionId: 'Books' },
})

export const restoreDataCollection = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/restore/{dataCollectionId}',
  summary: 'Restore a deleted data collection.',
  description: 'Restores a collection with all its items.',
  request: one,
  response: Shape({ dataCollection: field(DataCollection, 'The restored collection.') }),
  problems: collectionChanging,
  example: { dataCollectionId: 'GuestBook' },
})

const ofField = Shape({
  dataCollectionId: field(DataCollectionId, 'ID of the collection, such as `Books`.'),
  field: field(Field, 'Whole definition of the field.'),
})

export const createDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/create-field',
  summary: 'Add a field to a data collection.',
  description: 'Adds the field after the existing ones.',
  request: ofField,
  response: Shape({ dataCollection: field(DataCollection, 'The collection with the new field.') }),
  problems: { ...collectionChanging, ...fieldExists },
  example: { dataCollectionId: 'Books', field: { key: 'shelfMark', displayName: 'Shelf mark', type: 'TEXT' } },
})

export const updateDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/update-field',
  summary: 'Replace a field of a data collection.',
  description: 'Replaces the whole definition of a field.',
  request: ofField,
  response: Shape({ dataCollection: field(DataCollection, 'The collection after the change.') }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', field: { key: 'year', displayName: 'First published', type: 'NUMBER' } },
})

const { key, type, ...describing } = Field.properties

export const patchDataCollectionField = call({
  ...writer,
  method: 'PATCH',
  path: '/v2/collections/{dataCollectionId}/patch-field',
  summary: 'Update parts of a field of a data collection.',
  description: 'Changes the properties that are sent. Others stay unchanged.',
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection, such as `Books`.'),
    field: field(Shape({ key, type: maybe(type), ...describing }), 'The properties of the field to change, with its key.'),
  }),
  response: Shape({ dataCollection: field(DataCollection, 'The collection after the change.') }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', field: { key: 'year', displayName: 'First published' } },
})

export const deleteDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/delete-field',
  summary: 'Remove a field from a data collection.',
  description: 'Removes the field from the definition. Items keep the values they have in it.',
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection, such as `Books`.'),
    fieldKey: field(FieldKey, 'Key of the field to remove.'),
  }),
  response: Shape({ dataCollection: field(DataCollection, 'The collection without the field.') }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', fieldKey: 'rating' },
})
