import { Type } from 'typebox'
import { call } from '../call.ts'
import { maybe, Shape, Text } from '../scalars.ts'
import { DataItem, Environment, ItemId } from './data-item.ts'
import { dataCollectionProblems, draftsNotKept, itemExists, itemMissing, valueTaken } from './problems.ts'

const desk = {
  method: 'POST',
  family: 'dataItems',
  allow: ['owner', 'app'],
  source: 'decision 0039',
  writes: true,
} as const

const one = { dataCollectionId: Text(256, 1), dataItemId: ItemId, environment: maybe(Environment) }
const problems = { WDE0025: dataCollectionProblems.WDE0025, ...draftsNotKept, ...itemMissing, ...valueTaken } as const
const example = { dataCollectionId: 'Books', dataItemId: '50000000-0000-4000-8000-000000000008' }

export const createDataItemDraft = call({
  ...desk,
  path: '/v2/items/create-draft',
  summary: 'Begin a draft of a published item.',
  description:
    'A draft that begins as the published item is, under the same id in the collection of drafts. The published one stays as it is ' +
    'until the draft is published over it.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape(one),
  response: Shape({ dataItem: DataItem }),
  problems: { ...problems, ...itemExists },
  example,
})

export const publishDataItemDraft = call({
  ...desk,
  path: '/v2/items/publish-draft',
  summary: 'Publish a draft.',
  description: 'The draft of this id becomes the published item, in place of the one there is; the draft is gone.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape(one),
  response: Shape({ dataItem: DataItem }),
  problems,
  example,
})

export const unpublishDataItem = call({
  ...desk,
  path: '/v2/items/unpublish',
  summary: 'Take a published item back.',
  description:
    'The published item of this id is gone, and a draft of it begins, in place of one there may be; without `copyToDraft` none does, ' +
    'and there is nothing to answer.',
  permission: 'WIX_DATA.REMOVE',
  request: Shape({ ...one, copyToDraft: maybe(Type.Boolean()) }),
  response: Shape({ dataItem: maybe(DataItem) }),
  problems,
  example,
})
