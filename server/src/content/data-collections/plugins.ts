import type { PluginType } from '@stoa/contract/data-collections/plugin'
import { violation } from '../../database/query/violation.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { DataCollection, Plugin } from './collection.ts'

type WithPlugins = Pick<DataCollection, 'doc'>

export const pluginsOf = ({ doc }: WithPlugins): readonly Plugin[] => doc.plugins ?? []

export const pluginOf = (collection: WithPlugins, type: PluginType): Plugin | undefined =>
  pluginsOf(collection).find((plugin) => plugin.type === type)

/** Whether items are drafts or published by a status of their own. */
export const hasStatuses = (collection: WithPlugins): boolean => pluginOf(collection, 'PUBLISH') !== undefined

/** The collection in which the items of this one are written. */
export const draftsOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'DRAFT_ITEMS')?.draftItemsOptions?.draftsCollectionId

/** The collection whose drafts these are. */
export const publishedOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'DRAFT_ITEMS')?.draftItemsOptions?.publishedCollectionId

/** The id of the collection's one item, where it has but one. */
export const singleIdOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'SINGLE_ITEM')?.singleItemOptions?.singleItemId

type Cleaned = (plugin: Plugin) => Plugin

/** Plugins that do here what they say, as they are kept. */
const offered: Partial<Record<PluginType, Cleaned>> = {
  PUBLISH: ({ publishOptions }) => ({ type: 'PUBLISH', publishOptions: { defaultStatus: publishOptions?.defaultStatus ?? 'PUBLISHED' } }),
  CMS: ({ cmsOptions }) => ({ type: 'CMS', cmsOptions: cmsOptions ?? {} }),
  SINGLE_ITEM: ({ singleItemOptions }) => ({
    type: 'SINGLE_ITEM',
    singleItemOptions: { singleItemId: singleItemOptions?.singleItemId ?? 'SINGLE_ITEM' },
  }),
}

/** A plugin as it is kept; refused where it would do nothing. */
function kept(plugin: Plugin): Plugin {
  const clean = offered[plugin.type]
  if (!clean) refuse('DATA_PLUGIN_NOT_OFFERED', { pluginType: plugin.type })
  return clean(plugin)
}

/** Drafts get their collection when there is one they are of. */
function ownCallOnly({ type }: Plugin, at: string): void {
  if (type === 'DRAFT_ITEMS') refuseFields(violation(`${at}.type`, 'FIELD_NOT_ALLOWED', 'must be added with its own call'))
}

/** The plugins of a new collection. */
export function pluginsOfNew(plugins: readonly Plugin[], at: string): Plugin[] {
  return plugins.map((plugin, index) => {
    const place = `${at}[${index}]`
    ownCallOnly(plugin, place)
    if (plugins.findIndex(({ type }) => type === plugin.type) < index)
      refuseFields(violation(`${place}.type`, 'VALIDATION', 'is already used by another plugin'))
    return kept(plugin)
  })
}

/** Plugins with one more. */
export function withPlugin(collection: WithPlugins, plugin: Plugin): Plugin[] {
  ownCallOnly(plugin, 'plugin')
  if (plugin.type === 'SINGLE_ITEM')
    refuseFields(violation('plugin.type', 'FIELD_NOT_ALLOWED', 'can be added only when the collection is created'))
  const added = kept(plugin)
  mustBeNew(collection, plugin.type)
  return [...pluginsOf(collection), added]
}

export function mustBeNew(collection: WithPlugins, type: PluginType): void {
  if (pluginOf(collection, type)) refuse('DATA_PLUGIN_ALREADY_EXISTS')
}

/** Plugins without the one of a type. */
export function withoutPlugin(collection: WithPlugins, type: PluginType): Plugin[] {
  if (!pluginOf(collection, type)) refuse('DATA_PLUGIN_NOT_FOUND')
  return pluginsOf(collection).filter((plugin) => plugin.type !== type)
}

/** The plugins of a definition that is sent back: none more and none less, for what becomes of items then is said by the calls for that; options may be others. */
export function pluginsSentBack(collection: WithPlugins, wanted: readonly Plugin[] | undefined, at: string): readonly Plugin[] {
  const held = pluginsOf(collection)
  if (!wanted) return held
  const types = (plugins: readonly Plugin[]) => plugins.map(({ type }) => type).toSorted()
  if (JSON.stringify(types(held)) !== JSON.stringify(types(wanted)))
    refuseFields(violation(at, 'VALIDATION', 'must match the existing plugins; add and remove plugins with their own calls'))
  return held.map((plugin) => {
    const next = wanted.find(({ type }) => type === plugin.type)!
    return plugin.type === 'PUBLISH' || plugin.type === 'CMS' ? kept(next) : plugin
  })
}
