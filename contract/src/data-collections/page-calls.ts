import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataPage, dataPagesMax, DataPageSettings, DataPageSettingsUpdate, ListedDataPage } from './page.ts'
import { collectionChanging, dataCollectionMissing, pageSettingsChanged } from './problems.ts'

const stoa = { family: 'stoa', source: 'product screens §4, decision 0045' } as const
const reader = { ...stoa, method: 'GET', allow: callers, permission: 'WIX_DATA.QUERY', writes: false } as const
const team = { ...stoa, allow: ['owner', 'app'] } as const
const one = Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.') })

export const listDataPages = call({
  ...reader,
  path: '/v1/data-pages',
  summary: 'List data collections that have pages on the site.',
  description: 'Returns the collections that have pages and that the caller can read, by ID. Use it for menus, home pages and site maps.',
  request: Shape({}),
  response: Shape({
    dataPages: field(Type.Array(ListedDataPage, { maxItems: dataPagesMax }), 'Collections with pages that the caller can read, by ID.'),
  }),
  problems: {},
  example: {},
})

export const getDataPage = call({
  ...reader,
  path: '/v1/data-pages/{dataCollectionId}',
  summary: 'Get the structure of the pages of a data collection.',
  description:
    'Returns the collection’s fields, the collections it references and those that reference it. Fields that the caller can’t see are ' +
    'left out. Fails if the collection has no pages or the caller can’t read it.',
  request: one,
  response: Shape({ dataPage: field(DataPage, 'What the pages of the collection are made from.') }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Journal' },
})

export const getDataPageSettings = call({
  ...team,
  method: 'GET',
  path: '/v1/data-pages/{dataCollectionId}/settings',
  summary: 'Get the page settings of a data collection.',
  description: 'Returns the settings with the `revision` that an update must send.',
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  request: one,
  response: Shape({ settings: field(DataPageSettings, 'The settings, also of a collection without pages.') }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Journal' },
})

export const updateDataPageSettings = call({
  ...team,
  method: 'PATCH',
  path: '/v1/data-pages/{dataCollectionId}/settings',
  summary: 'Update the page settings of a data collection.',
  description:
    'Turns the pages of a collection on or off, and sets their layout and where the site links to them. Read access to the items doesn’t change. Fails ' +
    'with DATA_PAGE_SETTINGS_CHANGED, without saving, if someone else has changed the settings.',
  permission: 'WIX_DATA.MANAGE_COLLECTIONS',
  writes: true,
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
    settings: field(DataPageSettingsUpdate, 'Settings to change, and the revision they are based on.'),
  }),
  response: Shape({ settings: field(DataPageSettings, 'All settings after the change.') }),
  problems: { ...collectionChanging, ...pageSettingsChanged },
  example: { dataCollectionId: 'Books', settings: { revision: '1', hasPages: true, homeItems: 3 } },
})
