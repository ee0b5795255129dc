import { Type } from 'typebox'
import { ItemId } from '../data-items/data-item.ts'
import { Sorting } from '../query.ts'
import { Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** What packages know as plugins of a collection. */
export const pluginTypes = [
  'PUBLISH',
  'DRAFT_ITEMS',
  'SINGLE_ITEM',
  'CMS',
  'URLIZED',
  'MULTILINGUAL',
  'CATALOG',
  'CATEGORIES',
  'EDITABLE_PAGE_LINK',
  'GRIDAPPLESS',
  'SHARED',
] as const
export type PluginType = (typeof pluginTypes)[number]

export const PluginTypes = Type.Enum([...pluginTypes])

/** Whether an item is for all who may read, or a draft. */
export const publishStatuses = ['PUBLISHED', 'DRAFT'] as const
export type PublishStatus = (typeof publishStatuses)[number]

/** `defaultStatus`: of a new item that does not say its own, and of every item of somebody who does not act for the site. PUBLISHED where it is not said. */
export const PublishOptions = Shape({
  defaultStatus: maybe(Type.Enum([...publishStatuses])),
  lifecycleStatus: readOnly(Type.Enum(['ACTIVE'])),
})

/** The collection with the other half of the items: where the drafts are, or where they are published. */
export const DraftItemsOptions = Shape({ draftsCollectionId: readOnly(Text(256)), publishedCollectionId: readOnly(Text(256)) })

/** The order in which pages of the site are meant to show the items: it is kept for whoever builds them, and changes no query. */
export const CmsPluginOptions = Shape({ siteSort: maybe(Shape({ sort: maybe(Type.Array(Sorting, { maxItems: 100 })) })) })

/** The id that the collection's one item has, whoever writes it. */
export const SingleItemOptions = Shape({ singleItemId: maybe(ItemId) })

/** Something that a collection does besides keeping items. Only PUBLISH, DRAFT_ITEMS, SINGLE_ITEM and CMS are offered (decision 0039). */
export const Plugin = Shape({
  type: PluginTypes,
  publishOptions: maybe(PublishOptions),
  draftItemsOptions: maybe(DraftItemsOptions),
  singleItemOptions: maybe(SingleItemOptions),
  cmsOptions: maybe(CmsPluginOptions),
  urlizedOptions: maybeNull(Free),
  multilingualOptions: maybeNull(Free),
  editablePageLinkOptions: maybeNull(Free),
  catalogOptions: maybeNull(Free),
})

export const pluginsMax = pluginTypes.length

/** What becomes of the drafts that stand in the drafts' collection, when items get a status instead. */
export const draftItemsConflictActions = [
  'FAIL_WHEN_DRAFT_ITEMS_INSTALLED',
  'DISCARD_DRAFT_ITEMS',
  'PUBLISH_DRAFT_ITEMS',
  'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS',
] as const

/** What becomes of the items that are drafts by their status, when drafts get a collection of their own. */
export const publishConflictActions = ['FAIL_WHEN_PUBLISH_INSTALLED', 'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS'] as const

export const draftItemsRemovalActions = [
  'FAIL_IF_DRAFT_ITEMS_EXIST',
  'DISCARD_EXISTING_DRAFT_ITEMS',
  'PUBLISH_EXISTING_DRAFT_ITEMS',
] as const
