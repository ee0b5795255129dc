import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { DataItem, Environment, ItemId } from './data-item.ts'
import { dataCollectionProblems, draftsNotSupported, itemExists, itemMissing, valueNotUnique } from './problems.ts'

const team = {
  method: 'POST',
  family: 'dataItems',
  allow: ['owner', 'app'],
  source: 'decision 0039',
  writes: true,
} as const

const one = {
  dataCollectionId: field(Text(256, 1), 'ID of the collection with the published items.'),
  dataItemId: field(ItemId, 'ID of the item, the same for draft and published item.'),
  environment: maybe(Environment, 'Whether to use the site’s data or its sandbox. LIVE by default.'),
}
const problems = { WDE0025: dataCollectionProblems.WDE0025, ...draftsNotSupported, ...itemMissing, ...valueNotUnique } as const
const example = { dataCollectionId: 'Books', dataItemId: '50000000-0000-4000-8000-000000000008' }

export const createDataItemDraft = call({
  ...team,
  path: '/v2/items/create-draft',
  summary: 'Create a draft of a published item.',
  description:
    'Copies the published item to the drafts’ collection under the same ID. The published item doesn’t change until the draft is ' +
    'published.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape(one),
  response: Shape({ dataItem: field(DataItem, 'The draft, a copy of the published item.') }),
  problems: { ...problems, ...itemExists },
  example,
})

export const publishDataItemDraft = call({
  ...team,
  path: '/v2/items/publish-draft',
  summary: 'Publish a draft.',
  description: 'The draft replaces the published item with the same ID and is deleted.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape(one),
  response: Shape({ dataItem: field(DataItem, 'The published item.') }),
  problems,
  example,
})

export const unpublishDataItem = call({
  ...team,
  path: '/v2/items/unpublish',
  summary: 'Unpublish an item.',
  description:
    'Removes the published item. With `copyToDraft`, it becomes a draft and replaces any existing one; without, it’s deleted and the ' +
    'response is empty.',
  permission: 'WIX_DATA.REMOVE',
  request: Shape({
    ...one,
    copyToDraft: maybe(Type.Boolean(), 'Whether the published item becomes a draft. False by default, which deletes it.'),
  }),
  response: Shape({ dataItem: maybe(DataItem, 'The draft. Absent without `copyToDraft`.') }),
  problems,
  example,
})
