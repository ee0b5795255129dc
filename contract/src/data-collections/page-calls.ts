import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { Shape } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataPage, dataPagesMax, DataPageSettings, DataPageSettingsUpdate, ListedDataPage } from './page.ts'
import { collectionChanging, dataCollectionMissing, pageSettingsChanged } from './problems.ts'

const stoa = { family: 'stoa', source: 'product screens §4, decision 0045' } as const
const reader = { ...stoa, method: 'GET', allow: callers, permission: 'WIX_DATA.QUERY', writes: false } as const
const desk = { ...stoa, allow: ['owner', 'app'] } as const
const one = Shape({ dataCollectionId: DataCollectionId })

export const listDataPages = call({
  ...reader,
  path: '/v1/data-pages',
  summary: 'List the data collections that have pages on the site.',
  description:
    'The collections that have pages on the site and that the caller may read, by id: what a menu, a home page and a site map lead to.',
  request: Shape({}),
  response: Shape({ dataPages: Type.Array(ListedDataPage, { maxItems: dataPagesMax }) }),
  problems: {},
  example: {},
})

export const getDataPage = call({
  ...reader,
  path: '/v1/data-pages/{dataCollectionId}',
  summary: 'Get what the pages of a data collection are made of.',
  description:
    'What the pages of a collection are made of: its fields, what it refers to, and what refers to it. Fields that the caller may not ' +
    'see are not told of; a collection without pages, or one the caller may not read, is not there.',
  request: one,
  response: Shape({ dataPage: DataPage }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Journal' },
})

export const getDataPageSettings = call({
  ...desk,
  method: 'GET',
  path: '/v1/data-pages/{dataCollectionId}/settings',
  summary: 'Read whether a data collection has pages on the site.',
  description: "What was decided about a collection's pages, with the `revision` that a change must name.",
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: one,
  response: Shape({ settings: DataPageSettings }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Journal' },
})

export const updateDataPageSettings = call({
  ...desk,
  method: 'PATCH',
  path: '/v1/data-pages/{dataCollectionId}/settings',
  summary: 'Give a data collection pages on the site, or take them away.',
  description:
    'Gives a collection pages or takes them away, and says where the site leads to them. Who may read the items stays as its ' +
    'permissions say. Where somebody else was faster nothing is written, and DATA_PAGE_SETTINGS_CHANGED is answered.',
  permission: 'WIX_DATA.MANAGE_COLLECTIONS',
  writes: true,
  request: Shape({ dataCollectionId: DataCollectionId, settings: DataPageSettingsUpdate }),
  response: Shape({ settings: DataPageSettings }),
  problems: { ...collectionChanging, ...pageSettingsChanged },
  example: { dataCollectionId: 'Books', settings: { revision: '1', hasPages: true, homeItems: 3 } },
})
