import { Type } from 'typebox'
import { call } from '../call.ts'
import { valueNotUnique } from '../data-items/problems.ts'
import { field, Free, maybe, maybeNull, Shape } from '../scalars.ts'
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
  draftsExist,
  draftModeConflict,
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
  response: Shape({ dataCollection: field(DataCollection, 'The collection with its plugins after the change.') }),
} as const

const dataCollectionId = field(DataCollectionId, 'ID of the collection, such as `Books`.')
const one = Shape({ dataCollectionId })
const adding = { ...collectionChanging, ...pluginExists } as const
const deleting = { ...collectionChanging, ...pluginMissing } as const

export const addDataCollectionPlugin = call({
  ...writer,
  path: '/v2/collections/add-plugin',
  summary: 'Add a plugin to a data collection.',
  description:
    'Adds a plugin that needs only its options. Add DRAFT_ITEMS with its own call, and SINGLE_ITEM when you create the collection.',
  request: Shape({ dataCollectionId, plugin: field(Plugin, 'The plugin with its options.') }),
  problems: { ...adding, ...pluginNotOffered, ...draftModeConflict, ...valueNotUnique },
  example: { dataCollectionId: 'Books', plugin: { type: 'PUBLISH', publishOptions: { defaultStatus: 'DRAFT' } } },
})

export const deleteDataCollectionPlugin = call({
  ...writer,
  path: '/v2/collections/delete-plugin',
  summary: 'Remove a plugin from a data collection.',
  description: 'If drafts would become visible, publish or remove them first.',
  request: Shape({ dataCollectionId, pluginType: field(PluginTypes, 'Plugin to remove.') }),
  problems: { ...deleting, ...draftsExist },
  example: { dataCollectionId: 'Books', pluginType: 'CMS' },
})

export const addPublishPlugin = call({
  ...writer,
  path: '/v2/collections/add-publish-plugin',
  summary: 'Give the items of a data collection a publish status.',
  description:
    'Adds `_publishStatus` to all items; existing items are published. Drafts are returned only to the site’s team, apps and keys, and ' +
    'only on request. `_publishDate` and `_unpublishDate` change the status automatically.',
  request: Shape({
    dataCollectionId,
    publishOptions: maybe(PublishOptions, 'What the publish status means for new items.'),
    draftItemsPluginConflictAction: maybe(
      Type.Enum([...draftItemsConflictActions]),
      'What happens to drafts in a separate collection. The call fails by default.',
    ),
  }),
  problems: { ...adding, ...draftModeConflict, ...valueNotUnique },
  example: { dataCollectionId: 'Books', publishOptions: { defaultStatus: 'DRAFT' } },
})

export const deletePublishPlugin = call({
  ...writer,
  path: '/v2/collections/delete-publish-plugin',
  summary: 'Remove the publish status from the items of a data collection.',
  description: 'All items become published. Fails while there are drafts.',
  request: one,
  problems: { ...deleting, ...draftsExist },
  example: { dataCollectionId: 'Books' },
})

export const addDraftItemsPlugin = call({
  ...writer,
  path: '/v2/collections/add-draft-items-plugin',
  summary: 'Store drafts of a data collection in a separate collection.',
  description:
    'Adds a second collection, `<id>__drafts`, in which the site’s team, apps and keys write all items. Publishing copies an item to ' +
    'the collection itself, which can’t be written otherwise.',
  request: Shape({
    dataCollectionId,
    draftItemsOptions: maybe(DraftItemsOptions, 'Options of the drafts’ collection, which the server sets.'),
    publishPluginConflictAction: maybe(
      Type.Enum([...publishConflictActions]),
      'What happens to items whose status is draft. The call fails by default.',
    ),
  }),
  problems: { ...adding, ...dataCollectionExists, ...draftModeConflict, ...valueNotUnique },
  example: { dataCollectionId: 'Books', draftItemsOptions: {} },
})

export const deleteDraftItemsPlugin = call({
  ...writer,
  path: '/v2/collections/delete-draft-items-plugin',
  summary: 'Remove the separate collection for drafts.',
  description: 'Deletes the drafts’ collection. If it has drafts, specify whether to discard or publish them.',
  request: Shape({
    dataCollectionId,
    draftItemsRemovalAction: maybe(Type.Enum([...draftItemsRemovalActions]), 'What happens to existing drafts. The call fails by default.'),
  }),
  problems: { ...deleting, ...draftsExist, ...valueNotUnique },
  example: { dataCollectionId: 'Books' },
})

export const addCmsPlugin = call({
  ...writer,
  path: '/v2/collections/add-cms-plugin',
  summary: 'Store how a data collection is displayed on the site.',
  description: 'Stores the order in which the site’s pages should show the items.',
  request: Shape({ dataCollectionId, cmsOptions: maybe(CmsPluginOptions, 'How the site’s pages show the items.') }),
  problems: adding,
  example: { dataCollectionId: 'Books', cmsOptions: { siteSort: { sort: [{ fieldName: 'title', order: 'ASC' }] } } },
})

export const deleteCmsPlugin = call({
  ...writer,
  path: '/v2/collections/delete-cms-plugin',
  summary: 'Delete how a data collection is displayed on the site.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

const refused = { ...collectionChanging, ...pluginNotOffered } as const

export const addUrlizedPlugin = call({
  ...writer,
  path: '/v2/collections/add-urlized-plugin',
  summary: 'Give items page URLs (not supported).',
  description: 'Always fails: items have no pages with generated URLs.',
  request: Shape({ dataCollectionId, urlizedOptions: maybeNull(Free, 'How addresses are made. Not supported.') }),
  problems: refused,
  example: { dataCollectionId: 'Books', urlizedOptions: { format: 'ORIGINAL' } },
})

export const deleteUrlizedPlugin = call({
  ...writer,
  path: '/v2/collections/delete-urlized-plugin',
  summary: 'Remove page URLs from items (not supported).',
  description: 'Always fails: no collection has this plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

export const addMultilingualPlugin = call({
  ...writer,
  path: '/v2/collections/add-multilingual-plugin',
  summary: 'Make items translatable (not supported).',
  description: 'Always fails: items have one language.',
  request: Shape({ dataCollectionId, multilingualOptions: maybeNull(Free, 'What is translated. Not supported.') }),
  problems: refused,
  example: { dataCollectionId: 'Books', multilingualOptions: { translatableFieldKeys: ['title'] } },
})

export const deleteMultilingualPlugin = call({
  ...writer,
  path: '/v2/collections/delete-multilingual-plugin',
  summary: 'Remove translations from items (not supported).',
  description: 'Always fails: no collection has this plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})

export const addCatalogPlugin = call({
  ...writer,
  path: '/v2/collections/add-catalog-plugin',
  summary: 'Sell the items of a data collection (not supported).',
  description: 'Always fails: only products of the catalogue can be sold.',
  request: Shape({ dataCollectionId, catalogOptions: maybeNull(Free, 'How items are sold. Not supported.') }),
  problems: refused,
  example: { dataCollectionId: 'Books', catalogOptions: { nameFieldKey: 'title', priceFieldKey: 'price' } },
})

export const deleteCatalogPlugin = call({
  ...writer,
  path: '/v2/collections/delete-catalog-plugin',
  summary: 'Stop selling the items of a data collection (not supported).',
  description: 'Always fails: no collection has this plugin.',
  request: one,
  problems: deleting,
  example: { dataCollectionId: 'Books' },
})
