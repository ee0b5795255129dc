import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { call } from '../call.ts'
import { field, Guid, maybe, Shape } from '../scalars.ts'
import { newViewProblems, viewProblems } from './problems.ts'
import { View, viewFields, ViewList } from './view.ts'

const shared = { family: 'stoa', allow: ['owner'], source: 'requests.md 11, decision 0015' } as const
const writer = { ...shared, permission: 'VIEWS.MODIFY', writes: true } as const

const AnsweredView = Answered(View, ['id', 'list', 'name', 'query', 'shared', 'mine', 'createdDate', 'updatedDate'])

export const queryViews = call({
  ...shared,
  method: 'GET',
  path: '/v1/views',
  summary: 'List the saved views of a dashboard list.',
  description: 'Returns your own views and those that others share, by name.',
  permission: 'VIEWS.READ',
  writes: false,
  request: Shape({ list: field(ViewList, 'The dashboard list: `orders`, `product-sheet`, or `data/` and the ID of a data collection.') }),
  response: Shape({ views: field(Type.Array(AnsweredView), 'Your own views and those that others share, by name.') }),
  problems: {},
  example: { list: 'orders' },
})

export const createView = call({
  ...writer,
  method: 'POST',
  path: '/v1/views',
  summary: 'Save a view of a dashboard list.',
  description: 'The name must be unique among your views of the list, ignoring case. Each list can have up to 50 views per person.',
  request: Shape({ view: field(View, 'The view to save.') }),
  response: Shape({ view: field(AnsweredView, 'The saved view.') }),
  problems: newViewProblems,
  example: { view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: false } },
})

export const updateView = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/views/{id}',
  summary: 'Update a saved view.',
  description: 'Renames, shares or changes one of your own views. Omitted fields stay unchanged.',
  request: Shape({
    id: field(Guid, 'ID of the view to change.'),
    name: maybe(viewFields.name),
    query: maybe(viewFields.query),
    shared: maybe(viewFields.shared),
  }),
  response: Shape({ view: field(AnsweredView, 'The view after the change.') }),
  problems: { ...viewProblems, VIEW_NAME_TAKEN: newViewProblems.VIEW_NAME_TAKEN },
})

export const deleteView = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/views/{id}',
  summary: 'Delete a saved view.',
  description: 'Deletes one of your own views, for everyone it’s shared with.',
  request: Shape({ id: field(Guid, 'ID of the view to delete.') }),
  response: Shape({}),
  problems: viewProblems,
})
