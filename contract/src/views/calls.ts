import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { call } from '../call.ts'
import { Guid, maybe, Shape } from '../scalars.ts'
import { newViewProblems, viewProblems } from './problems.ts'
import { View, viewFields, ViewList } from './view.ts'

const shared = { family: 'stoa', allow: ['owner'], source: 'requests.md 11, decision 0015' } as const
const writer = { ...shared, permission: 'VIEWS.MODIFY', writes: true } as const

const AnsweredView = Answered(View, ['id', 'list', 'name', 'query', 'shared', 'mine', 'createdDate', 'updatedDate'])

export const queryViews = call({
  ...shared,
  method: 'GET',
  path: '/v1/views',
  summary: 'The saved views of a list of the dashboard.',
  description: "The views of one list: one's own and those that others share, by name.",
  permission: 'VIEWS.READ',
  writes: false,
  request: Shape({ list: ViewList }),
  response: Shape({ views: Type.Array(AnsweredView) }),
  problems: {},
  example: { list: 'orders' },
})

export const createView = call({
  ...writer,
  method: 'POST',
  path: '/v1/views',
  summary: 'Save a view of a list.',
  description:
    "Saves a view under a name that none of one's own views of the list has, be it in capitals or not. One may have fifty of a list.",
  request: Shape({ view: View }),
  response: Shape({ view: AnsweredView }),
  problems: newViewProblems,
  example: { view: { list: 'orders', name: 'To be sent', query: 'state=open', shared: false } },
})

export const updateView = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/views/{id}',
  summary: 'Rename, share or change a saved view.',
  description: "Renames a view of one's own, shares it or keeps it to oneself, or lets it show something else: what is left out stays.",
  request: Shape({ id: Guid, name: maybe(viewFields.name), query: maybe(viewFields.query), shared: maybe(viewFields.shared) }),
  response: Shape({ view: AnsweredView }),
  problems: { ...viewProblems, VIEW_NAME_TAKEN: newViewProblems.VIEW_NAME_TAKEN },
})

export const deleteView = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/views/{id}',
  summary: 'Delete a saved view.',
  description: "Deletes a view of one's own, for everybody.",
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: viewProblems,
})
