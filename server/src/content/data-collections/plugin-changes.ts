import type { dataCollections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { hasDrafts, moveDraftsIn, moveDraftsOut, publishAllDrafts } from '../data-items/public.ts'
import { lockExistingCollection, mustNotBeDrafts, saveChanged, recordCollectionEvent } from './change.ts'
import type { DataCollection, Plugin } from './collection.ts'
import { draftsIdFor, newDraftsCollection } from './drafts-collection.ts'
import type { Pair } from './find-collection.ts'
import { draftsOf, hasStatuses, mustBeNew, withoutPlugin, withPlugin } from './plugins.ts'
import { presentDataCollection } from './present.ts'
import { dropCollection, insertCollection } from './store.ts'

const planned = (held: DataCollection, plugins: readonly Plugin[]): DataCollection => ({ ...held, doc: { ...held.doc, plugins } })

async function saved(context: Context, held: DataCollection, plugins: readonly Plugin[]) {
  return { dataCollection: presentDataCollection(await saveChanged(context, planned(held, plugins))) }
}

/** A collection locked for a change of plugins: all writes of its items have ended, and others wait. */
async function lockForPlugins(context: Context, id: string): Promise<DataCollection> {
  const held = await lockExistingCollection(context, id)
  mustNotBeDrafts(held)
  return held
}

/** Changes a collection's plugins without changing items. */
export async function changePlugins(context: Context, id: string, to: (held: DataCollection) => readonly Plugin[]) {
  const held = await lockForPlugins(context, id)
  return saved(context, held, to(held))
}

/** Adds the publish status to items. Items of a drafts collection only become drafts by status if the caller says so. */
export async function addPublishing(context: Context, request: RequestOf<typeof dataCollections.addPublishPlugin>) {
  const { dataCollectionId, publishOptions, draftItemsPluginConflictAction: action } = request
  const held = await lockForPlugins(context, dataCollectionId)
  const plugin = { type: 'PUBLISH', ...(publishOptions ? { publishOptions } : {}) } as const
  if (draftsOf(held) === undefined) return saved(context, held, withPlugin(held, plugin))
  const plugins = withPlugin(planned(held, withoutPlugin(held, 'DRAFT_ITEMS')), plugin)
  const pair = { published: planned(held, plugins), drafts: await lockExistingCollection(context, draftsOf(held)!) }
  await end(context, pair, endsOf[action ?? 'FAIL_WHEN_DRAFT_ITEMS_INSTALLED'])
  return saved(context, held, plugins)
}

/** Removes the publish status from items, if none is a draft. */
export async function deletePublishing(context: Context, { dataCollectionId }: RequestOf<typeof dataCollections.deletePublishPlugin>) {
  const held = await lockForPlugins(context, dataCollectionId)
  const plugins = withoutPlugin(held, 'PUBLISH')
  if (await hasDrafts(context, held)) refuse('DATA_DRAFTS_EXIST')
  return saved(context, held, plugins)
}

/** Creates the drafts collection. Items that are drafts by status move there if the caller says so. */
export async function addDrafts(context: Context, request: RequestOf<typeof dataCollections.addDraftItemsPlugin>) {
  const { dataCollectionId, publishPluginConflictAction: action = 'FAIL_WHEN_PUBLISH_INSTALLED' } = request
  const held = await lockForPlugins(context, dataCollectionId)
  mustBeNew(held, 'DRAFT_ITEMS')
  const others = hasStatuses(held) ? withoutPlugin(held, 'PUBLISH') : (held.doc.plugins ?? [])
  const drafts = newDraftsCollection(planned(held, others), context.now)
  if (!(await insertCollection(context, drafts))) refuse('WDE0104')
  if (hasStatuses(held)) {
    if (action === 'FAIL_WHEN_PUBLISH_INSTALLED') refuse('DRAFTS_ARE_KEPT_OTHERWISE')
    await moveDraftsOut(context, { published: held, drafts })
  }
  recordCollectionEvent(context, dataCollectionEvents.created, drafts)
  const draftItemsOptions = { draftsCollectionId: draftsIdFor(dataCollectionId) }
  return saved(context, held, [...others, { type: 'DRAFT_ITEMS', draftItemsOptions }])
}

/** Removes the drafts collection, and handles its items as the caller says. */
export async function deleteDrafts(context: Context, request: RequestOf<typeof dataCollections.deleteDraftItemsPlugin>) {
  const { dataCollectionId, draftItemsRemovalAction: action = 'FAIL_IF_DRAFT_ITEMS_EXIST' } = request
  const held = await lockForPlugins(context, dataCollectionId)
  const plugins = withoutPlugin(held, 'DRAFT_ITEMS')
  await end(context, { published: held, drafts: await lockExistingCollection(context, draftsOf(held)!) }, endsOf[action])
  return saved(context, held, plugins)
}

type End = 'never' | 'refuse' | 'discard' | 'publish' | 'keep'

const endsOf = {
  FAIL_WHEN_DRAFT_ITEMS_INSTALLED: 'never',
  FAIL_IF_DRAFT_ITEMS_EXIST: 'refuse',
  DISCARD_DRAFT_ITEMS: 'discard',
  DISCARD_EXISTING_DRAFT_ITEMS: 'discard',
  PUBLISH_DRAFT_ITEMS: 'publish',
  PUBLISH_EXISTING_DRAFT_ITEMS: 'publish',
  COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS: 'keep',
} as const satisfies Record<string, End>

async function end(context: Context, pair: Pair, how: End): Promise<void> {
  if (how === 'never') refuse('DRAFTS_ARE_KEPT_OTHERWISE')
  if (how === 'refuse' && (await hasDrafts(context, pair.drafts))) refuse('DATA_DRAFTS_EXIST')
  if (how === 'publish') await publishAllDrafts(context, pair)
  if (how === 'keep') await moveDraftsIn(context, pair)
  await dropCollection(context, pair.drafts.id)
  recordCollectionEvent(context, dataCollectionEvents.deleted, { ...pair.drafts, revision: pair.drafts.revision + 1 })
}
