import { Type } from 'typebox'
import { ItemId } from '../data-items/data-item.ts'
import { Sorting } from '../query.ts'
import { field, Free, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

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
  defaultStatus: maybe(Type.Enum([...publishStatuses]), 'Status of a new item that doesn’t set its own. PUBLISHED by default.'),
  lifecycleStatus: readOnly(Type.Enum(['ACTIVE']), 'State of the plugin; always ACTIVE.'),
})

/** The id of the collection that holds the other half of the items: the drafts, or the published ones. */
export const DraftItemsOptions = Shape({
  draftsCollectionId: readOnly(Text(256), 'ID of the collection with the drafts. Absent in that collection itself.'),
  publishedCollectionId: readOnly(Text(256), 'ID of the collection with the published items. Absent in that collection itself.'),
})

/** The order in which pages should show the items. It is stored for the authors of those pages and doesn't affect queries. */
export const CmsPluginOptions = Shape({
  siteSort: maybe(
    Shape({ sort: maybe(Type.Array(Sorting, { maxItems: 100 }), 'Fields to sort by, the most important first.') }),
    'Order in which the site’s pages should show the items.',
  ),
})

/** The id of the collection's only item, regardless of who writes it. */
export const SingleItemOptions = Shape({ singleItemId: maybe(ItemId, 'ID of the collection’s only item, regardless of who writes it.') })

/** An optional capability of a collection. Only PUBLISH, DRAFT_ITEMS, SINGLE_ITEM and CMS are supported (decision 0039). */
export const Plugin = Shape({
  type: field(PluginTypes, 'What the plugin does.'),
  publishOptions: maybe(PublishOptions, 'For PUBLISH: what the publish status means for new items.'),
  draftItemsOptions: maybe(DraftItemsOptions, 'For DRAFT_ITEMS: where the other half of the items is.'),
  singleItemOptions: maybe(SingleItemOptions, 'For SINGLE_ITEM: the only item.'),
  cmsOptions: maybe(CmsPluginOptions, 'For CMS: how the site’s pages show the items.'),
  urlizedOptions: maybeNull(Free, 'For URLIZED: how addresses are made. Not supported.'),
  multilingualOptions: maybeNull(Free, 'For MULTILINGUAL: what is translated. Not supported.'),
  editablePageLinkOptions: maybeNull(Free, 'For EDITABLE_PAGE_LINK: how addresses are made. Not supported.'),
  catalogOptions: maybeNull(Free, 'For CATALOG: how items are sold. Not supported.'),
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
