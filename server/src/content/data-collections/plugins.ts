import type { PluginType } from '@stoa/contract/data-collections/plugin'
import { violation } from '../../database/query/violation.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { DataCollection, Plugin } from './collection.ts'

type WithPlugins = Pick<DataCollection, 'doc'>

export const pluginsOf = ({ doc }: WithPlugins): readonly Plugin[] => doc.plugins ?? []

export const pluginOf = (collection: WithPlugins, type: PluginType): Plugin | undefined =>
  pluginsOf(collection).find((plugin) => plugin.type === type)

/** Whether items have a publish status. */
export const hasStatuses = (collection: WithPlugins): boolean => pluginOf(collection, 'PUBLISH') !== undefined

/** The drafts collection, in which the items of this one are written. */
export const draftsOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'DRAFT_ITEMS')?.draftItemsOptions?.draftsCollectionId

/** The collection that these drafts belong to. */
export const publishedOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'DRAFT_ITEMS')?.draftItemsOptions?.publishedCollectionId

/** The id of a single-item collection's item. */
export const singleIdOf = (collection: WithPlugins): string | undefined =>
  pluginOf(collection, 'SINGLE_ITEM')?.singleItemOptions?.singleItemId

type Cleaned = (plugin: Plugin) => Plugin

/** Supported plugins, as they are stored. */
const offered: Partial<Record<PluginType, Cleaned>> = {
  PUBLISH: ({ publishOptions }) => ({ type: 'PUBLISH', publishOptions: { defaultStatus: publishOptions?.defaultStatus ?? 'PUBLISHED' } }),
  CMS: ({ cmsOptions }) => ({ type: 'CMS', cmsOptions: cmsOptions ?? {} }),
  SINGLE_ITEM: ({ singleItemOptions }) => ({
    type: 'SINGLE_ITEM',
    singleItemOptions: { singleItemId: singleItemOptions?.singleItemId ?? 'SINGLE_ITEM' },
  }),
}

/** A plugin as it is stored. Unsupported ones are refused. */
function storedPlugin(plugin: Plugin): Plugin {
  const clean = offered[plugin.type]
  if (!clean) refuse('DATA_PLUGIN_NOT_OFFERED', { pluginType: plugin.type })
  return clean(plugin)
}

/** A drafts collection is created with its collection. */
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
    return storedPlugin(plugin)
  })
}

/** The plugins with one added. */
export function withPlugin(collection: WithPlugins, plugin: Plugin): Plugin[] {
  ownCallOnly(plugin, 'plugin')
  if (plugin.type === 'SINGLE_ITEM')
    refuseFields(violation('plugin.type', 'FIELD_NOT_ALLOWED', 'can be added only when the collection is created'))
  const added = storedPlugin(plugin)
  mustBeNew(collection, plugin.type)
  return [...pluginsOf(collection), added]
}

export function mustBeNew(collection: WithPlugins, type: PluginType): void {
  if (pluginOf(collection, type)) refuse('DATA_PLUGIN_ALREADY_EXISTS')
}

/** The plugins without those of a type. */
export function withoutPlugin(collection: WithPlugins, type: PluginType): Plugin[] {
  if (!pluginOf(collection, type)) refuse('DATA_PLUGIN_NOT_FOUND')
  return pluginsOf(collection).filter((plugin) => plugin.type !== type)
}

/** The plugins of a definition that is sent back must be the same types, because adding and removing has calls of its own that handle the items. Options
 *  can change. */
export function pluginsSentBack(collection: WithPlugins, wanted: readonly Plugin[] | undefined, at: string): readonly Plugin[] {
  const held = pluginsOf(collection)
  if (!wanted) return held
  const types = (plugins: readonly Plugin[]) => plugins.map(({ type }) => type).toSorted()
  if (JSON.stringify(types(held)) !== JSON.stringify(types(wanted)))
    refuseFields(violation(at, 'VALIDATION', 'must match the existing plugins; add and remove plugins with their own calls'))
  return held.map((plugin) => {
    const next = wanted.find(({ type }) => type === plugin.type)!
    return plugin.type === 'PUBLISH' || plugin.type === 'CMS' ? storedPlugin(next) : plugin
  })
}
