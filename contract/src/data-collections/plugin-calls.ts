import { Type } from 'typebox'
import { call } from '../call.ts'
import { valueTaken } from '../data-items/problems.ts'
import { Free, maybe, maybeNull, Shape } from '../scalars.ts'
import { DataCollection, DataCollectionId } from './data-collection.ts'
import {
  CmsPluginOptions,
  DraftItemsOptions,
  draftItemsConflictActions,
  draftItemsRemovalActions,
  Plugin,
  PluginTypes,
  publishConflictActions,
  PublishOptions,
} from './plugin.ts'
import {
  collectionChanging,
  dataCollectionExists,
  draftsInTheWay,
  draftsKeptOtherwise,
  pluginExists,
  pluginMissing,
  pluginNotOffered,
} from './problems.ts'

const writer = {
  family: 'dataCollections',
  allow: ['owner', 'app'],
  source: 'wire calls_extra "data:collections", decision 0039',
  method: 'POST',
  permission: 'WIX_DATA.MANAGE_COLLECTIONS',
  writes: true,
  response: Shape({ dataCollection: DataCollection }),
} as const

const dataCollectionId = DataCollectionId
const one = Shape({ dataCollectionId })
const adding = { ...collectionChanging, ...pluginExists } as const
const deleting = { ...collectionChanging, ...pluginMissing } as const

export const addDataCollectionPlugin = call({
  ...writer,
  path: '/v2/collections/add-plugin',
  summary: 'Add a plugin to a data collection.',
  description:
    'Adds a plugin that needs nothing said but its options. DRAFT_ITEMS is added by its own call, SINGLE_ITEM when the collection is ' +
    'made.',
  request: Shape({ dataCollectionId, plugin: Plugin }),
  problems: { ...adding, ...pluginNotOffered, ...draftsKeptOtherwise, ...valueTaken },
  example: { dataCollectionId: 'Books', plugin: { type: 'PUBLISH', publishOptions: { defaultStatus: 'DRAFT' } } },
})

export const deleteDataCollectionPlugin = call({
  ...writer,
  path: '/v2/collections/delete-plugin',
  summary: 'Remove a plugin from a data collection.',
  description: 'Removes a plugin. Where drafts would become visible by it, they have to be published or removed before.',
  request: Shape({ dataCollectionId, pluginType: PluginTypes }),
  problems: { ...deleting, ...draftsInTheWay },
  example: { dataCollectionId: 'Books', pluginType: 'CMS' },
})

export const addPublishPlugin = call({
  ...writer,
  path: '/v2/collections/add-publish-plugin',
  summary: 'Let items of a data collection be drafts or published.',
  description:
    'Gives every item a status, `_publishStatus`: drafts are there only for those who act for the site, and only where they ask for ' +
    'them. `_publishDate` and `_unpublishDate` change it by themselves. What is there already is published.',
  request: Shape({
    dataCollectionId,
    publishOptions: maybe(PublishOptions),
    draftItemsPluginConflictAction: maybe(Type.Enum([...draftItemsConflictActions])),
  }),
  problems: { ...adding, ...draftsKeptOtherwise, ...valueTaken },
  example: { dataCollectionId: 'Books', publishOptions: { defaultStatus: 'DRAFT' } },
})

export const deletePublishPlugin = call({
  ...writer,
  path: '/v2/collections/delete-publish-plugin',
  summary: 'Let all items of a data collection be published.',
  description: 'Takes the status from items: all are published. Refused while there are drafts.',
  request: one,
  problems: { ...deleting, ...draftsInTheWay },
  example: { dataCollectionId: 'Books' },
})

export const addDraftItemsPlugin = call({
  ...writer,
  path: '/v2/collections/add-draft-items-plugin',
  summary: 'Let items of a data collection be written as drafts and published over each other.',
  description:
    'Gives the collection a second one, `<id>__drafts`, in which all items are written, by those who act for the site; what is ' +
    'published there stands in the collection itself, which is written no other way.',
  request: Shape({
    dataCollectionId,
    draftItemsOptions: maybe(DraftItemsOptions),
    publishPluginConflictAction: maybe(Type.Enum([...publishConflictActions])),
  }),
  problems: { ...adding, ...dataCollectionExists, ...draftsKeptOtherwise, ...valueTaken },
  example: { dataCollectionId: 'Books', draftItemsOptions: {} },
})

export const deleteDraftItemsPlugin = call({
  ...writer,
  path: '/v2/collections/delete-draft-items-plugin',
  summary: 'Let items of a data collection be written directly.',
  description: "Takes the drafts' collection away. Drafts in it are discarded or published only where that is said.",
  request: Shape({ dataCollectionId, draftItemsRemovalAction: maybe(Type.Enum([...draftItemsRemovalActions])) }),
  problems: { ...deleting, ...draftsInTheWay, ...valueTaken },
  example: { dataCollectionId: 'Books' },
})

export const addCmsPlugin = call({
  ...writer,
  path: '/v2/collections/add-cms-plugin',
  summary: 'Keep how a data collection is shown on the site.',
  description: "Keeps the order in which the site's pages are meant to show the items.",
  request: Shape({ dataCollectionId, cmsOptions: maybe(CmsPluginOptions) }),
  problems: adding,
  example: { dataCollectionId: 'Books', cmsOptions: { siteSort: { sort: [{ fieldName: 'title', order: 'ASC' }] } } },
})

export const deleteCmsPlugin = call({
  ...writer,
  path: '/v2/collections/delete-cms-plugin',
  summary: 'Forget how a data collection is shown on the site.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

const refused = { ...collectionChanging, ...pluginNotOffered } as const

export const addUrlizedPlugin = call({
  ...writer,
  path: '/v2/collections/add-urlized-plugin',
  summary: 'Give items addresses of pages: not offered.',
  description: 'Refused: items have no pages whose addresses could be made of them.',
  request: Shape({ dataCollectionId, urlizedOptions: maybeNull(Free) }),
  problems: refused,
  example: { dataCollectionId: 'Books', urlizedOptions: { format: 'ORIGINAL' } },
})

export const deleteUrlizedPlugin = call({
  ...writer,
  path: '/v2/collections/delete-urlized-plugin',
  summary: 'Take addresses of pages from items: there are none.',
  description: 'Refused: no collection has the plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

export const addMultilingualPlugin = call({
  ...writer,
  path: '/v2/collections/add-multilingual-plugin',
  summary: 'Let items be translated: not offered.',
  description: 'Refused: items have one language.',
  request: Shape({ dataCollectionId, multilingualOptions: maybeNull(Free) }),
  problems: refused,
  example: { dataCollectionId: 'Books', multilingualOptions: { translatableFieldKeys: ['title'] } },
})

export const deleteMultilingualPlugin = call({
  ...writer,
  path: '/v2/collections/delete-multilingual-plugin',
  summary: 'Let items no longer be translated: none are.',
  description: 'Refused: no collection has the plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

export const addCatalogPlugin = call({
  ...writer,
  path: '/v2/collections/add-catalog-plugin',
  summary: 'Sell the items of a data collection: not offered.',
  description: 'Refused: what is sold stands in the catalogue of products.',
  request: Shape({ dataCollectionId, catalogOptions: maybeNull(Free) }),
  problems: refused,
  example: { dataCollectionId: 'Books', catalogOptions: { nameFieldKey: 'title', priceFieldKey: 'price' } },
})

export const deleteCatalogPlugin = call({
  ...writer,
  path: '/v2/collections/delete-catalog-plugin',
  summary: 'No longer sell the items of a data collection: none are.',
  description: 'Refused: no collection has the plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})
