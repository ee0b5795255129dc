import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata, Paging, Sorting } from '../query.ts'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'
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

const desk = { family: 'dataCollections', allow: ['owner', 'app'], source: 'wire calls_extra "data:collections", decision 0031' } as const
const reader = { ...desk, permission: 'WIX_DATA.READ_COLLECTIONS', writes: false } as const
const writer = { ...desk, permission: 'WIX_DATA.MANAGE_COLLECTIONS', writes: true } as const

const one = Shape({ dataCollectionId: DataCollectionId })
const fields = maybe(Type.Array(Text(256), { maxItems: 100 }))
const { id, revision, displayName, displayNamespace, displayField, defaultDisplayOrder, permissions, plugins } = DataCollection.properties

export const createDataCollection = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections',
  summary: 'Make a data collection.',
  description:
    'Makes a collection. Its id is what every call about its items names; an id whose collection was deleted may be taken anew, and ' +
    'then cannot be restored.',
  request: Shape({ collection: DataCollection }),
  response: Shape({ collection: DataCollection }),
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
    'A collection with its fields, those of the system last; with `includeAllowedDataPermissions` also with what the caller may do in ' +
    'it.',
  request: Shape({
    ...one.properties,
    consistentRead: maybe(Type.Boolean()),
    fields,
    includeAllowedDataPermissions: maybe(Type.Boolean()),
  }),
  response: Shape({ collection: DataCollection }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const listDataCollections = call({
  ...reader,
  method: 'GET',
  path: '/v2/collections',
  summary: 'List the data collections.',
  description:
    'All collections of the site, by id unless sorted otherwise, in pages of at most 1000; with `includeAllowedDataPermissions` also ' +
    'with what the caller may do in each.',
  request: Shape({
    sort: maybe(Sorting),
    paging: maybeNull(Paging),
    consistentRead: maybe(Type.Boolean()),
    fields,
    includeAllowedDataPermissions: maybe(Type.Boolean()),
  }),
  response: Shape({ collections: Type.Array(DataCollection, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  problems: {},
  example: { paging: { limit: 10 } },
})

export const updateDataCollection = call({
  ...writer,
  method: 'PUT',
  path: '/v2/collections',
  summary: 'Replace the definition of a data collection.',
  description:
    "Replaces a collection's definition: what is not said is taken from it, and a field left out is no longer described. Items keep " +
    'their values, and the collection its plugins, which calls of their own add and remove. With a `revision`, only if it is still the ' +
    "collection's.",
  request: Shape({ collection: DataCollection }),
  response: Shape({ collection: DataCollection }),
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
  summary: 'Change parts of a data collection.',
  description: 'Changes what is said of a collection; the rest stays. Fields that are given replace all fields.',
  request: Shape({
    dataCollection: Shape({
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
  }),
  response: Shape({ dataCollection: DataCollection }),
  problems: { ...collectionChanging, ...dataCollectionChanged },
  example: { dataCollection: { id: 'Books', displayName: 'The shelf by the door' } },
})

export const deleteDataCollection = call({
  ...writer,
  method: 'DELETE',
  path: '/v2/collections/{dataCollectionId}',
  summary: 'Delete a data collection with its items.',
  description: 'Deletes a collection with its items. For 30 days it can be restored.',
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
  description: 'Brings a deleted collection back as it was, items and all.',
  request: one,
  response: Shape({ dataCollection: DataCollection }),
  problems: collectionChanging,
  example: { dataCollectionId: 'GuestBook' },
})

const ofField = Shape({ dataCollectionId: DataCollectionId, field: Field })

export const createDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/create-field',
  summary: 'Add a field to a data collection.',
  description: 'Adds a field behind the others.',
  request: ofField,
  response: Shape({ dataCollection: DataCollection }),
  problems: { ...collectionChanging, ...fieldExists },
  example: { dataCollectionId: 'Books', field: { key: 'shelfMark', displayName: 'Shelf mark', type: 'TEXT' } },
})

export const updateDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/update-field',
  summary: 'Replace a field of a data collection.',
  description: 'Says anew all that a field is.',
  request: ofField,
  response: Shape({ dataCollection: DataCollection }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', field: { key: 'year', displayName: 'First published', type: 'NUMBER' } },
})

const { key, type, ...describing } = Field.properties

export const patchDataCollectionField = call({
  ...writer,
  method: 'PATCH',
  path: '/v2/collections/{dataCollectionId}/patch-field',
  summary: 'Change parts of a field of a data collection.',
  description: 'Changes what is said of a field; the rest stays.',
  request: Shape({ dataCollectionId: DataCollectionId, field: Shape({ key, type: maybe(type), ...describing }) }),
  response: Shape({ dataCollection: DataCollection }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', field: { key: 'year', displayName: 'First published' } },
})

export const deleteDataCollectionField = call({
  ...writer,
  method: 'POST',
  path: '/v2/collections/delete-field',
  summary: 'Remove a field from a data collection.',
  description: 'Takes a field out of the definition. Values that items have in it stay where they are.',
  request: Shape({ dataCollectionId: DataCollectionId, fieldKey: FieldKey }),
  response: Shape({ dataCollection: DataCollection }),
  problems: { ...collectionChanging, ...fieldProblems },
  example: { dataCollectionId: 'Books', fieldKey: 'rating' },
})
