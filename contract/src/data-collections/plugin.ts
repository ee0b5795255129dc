import { Type } from 'typebox'
import { ItemId } from '../data-items/data-item.ts'
import { Sorting } from '../query.ts'
import { Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** Types of collection plugins that the packages know. */
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

/** Whether an item is published or a draft. */
export const publishStatuses = ['PUBLISHED', 'DRAFT'] as const
export type PublishStatus = (typeof publishStatuses)[number]

/** `defaultStatus`: the status of a new item that doesn't set its own, and of every item of a caller who doesn't act for the site. PUBLISHED by default. */
export const PublishOptions = Shape({
  defaultStatus: maybe(Type.Enum([...publishStatuses])),
  lifecycleStatus: readOnly(Type.Enum(['ACTIVE'])),
})

/** The id of the collection that holds the other half of the items: the drafts, or the published ones. */
export const DraftItemsOptions = Shape({ draftsCollectionId: readOnly(Text(256)), publishedCollectionId: readOnly(Text(256)) })

/** The order in which pages should show the items. It is stored for the authors of those pages and doesn't affect queries. */
export const CmsPluginOptions = Shape({ siteSort: maybe(Shape({ sort: maybe(Type.Array(Sorting, { maxItems: 100 })) })) })

/** The id of the collection's only item, regardless of who writes it. */
export const SingleItemOptions = Shape({ singleItemId: maybe(ItemId) })

/** An optional capability of a collection. Only PUBLISH, DRAFT_ITEMS, SINGLE_ITEM and CMS are supported (decision 0039). */
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

/** What happens to drafts in the drafts collection when items get a status instead. */
export const draftItemsConflictActions = [
  'FAIL_WHEN_DRAFT_ITEMS_INSTALLED',
  'DISCARD_DRAFT_ITEMS',
  'PUBLISH_DRAFT_ITEMS',
  'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS',
] as const

/** What happens to items whose status is draft when drafts move to a collection of their own. */
export const publishConflictActions = ['FAIL_WHEN_PUBLISH_INSTALLED', 'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS'] as const

export const draftItemsRemovalActions = [
  'FAIL_IF_DRAFT_ITEMS_EXIST',
  'DISCARD_EXISTING_DRAFT_ITEMS',
  'PUBLISH_EXISTING_DRAFT_ITEMS',
] as const
