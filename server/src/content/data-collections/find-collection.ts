import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { hasSandbox } from '../data-settings/public.ts'
import { isKnownTo, reachOf } from './access.ts'
import { remember } from './cached-collections.ts'
import { inSandbox, type DataAction, type DataCollection } from './collection.ts'
import { draftsOf } from './plugins.ts'
import { lockCollection, selectCollection, selectForMove, selectForWrite } from './store.ts'

export interface Wanted {
  dataCollectionId: string
  /** Without a sandbox for the caller there are no sandbox collections; SANDBOX_PREFERRED then means LIVE. */
  environment?: 'LIVE' | 'SANDBOX' | 'SANDBOX_PREFERRED' | undefined
  publishPluginOptions?: { includeDraftItems?: boolean | undefined } | undefined
}

/** Includes drafts, for callers who can see them. */
export const draftsToo = { publishPluginOptions: { includeDraftItems: true } } as const

/** A collection in which the caller can perform one of these actions on at least some items. One in which it can do nothing gives the same error as a
 *  missing one. */
export async function findDataCollection(context: Context, wanted: Wanted, ...actions: ['read', ...DataAction[]]): Promise<DataCollection> {
  return permitted(context, await findCached(context, wanted, selectCollection), actions)
}

/** The same for a caller who writes items. Their collection can't be changed as a whole meanwhile. */
export async function findWritableCollection(
  context: Context,
  wanted: Wanted,
  ...actions: [WriteAction, ...WriteAction[]]
): Promise<DataCollection> {
  return writtenItself(permitted(context, await findCached(context, wanted, selectForWrite), actions))
}

type WriteAction = Exclude<DataAction, 'read'>

/** A collection locked for a change of the whole: nobody writes items to it before the transaction ends. */
export async function lockDataCollection(context: Context, wanted: Wanted, action: DataAction): Promise<DataCollection> {
  return writtenItself(permitted(context, await findCached(context, wanted, lockCollection), [action]))
}

function permitted({ identity }: Context, collection: DataCollection | undefined, actions: readonly DataAction[]): DataCollection {
  if (!collection) refuse('WDE0025')
  if (actions.every((action) => reachOf(identity, collection, action) === 'none')) refuse('WDE0027')
  return collection
}

/** Refuses writes to a collection whose items are written through its drafts collection. */
export function writtenItself(collection: DataCollection): DataCollection {
  const draftsCollectionId = draftsOf(collection)
  if (draftsCollectionId !== undefined) refuse('WRITTEN_AS_DRAFTS', { draftsCollectionId })
  return collection
}

/** A collection whose items the caller can read, if there is one. For references, which must not reveal what they refer to. */
export async function readableCollection(context: Context, wanted: Wanted): Promise<DataCollection | undefined> {
  const collection = await findCached(context, wanted, selectCollection)
  return collection && reachOf(context.identity, collection, 'read') !== 'none' ? collection : undefined
}

/** The parts of a request that also apply to the collection that a reference refers to. */
export const alike = ({ environment, showsDrafts }: DataCollection): Omit<Wanted, 'dataCollectionId'> => ({
  environment,
  publishPluginOptions: { includeDraftItems: showsDrafts },
})

/** A collection and its drafts collection, locked so that items are moved between them one call at a time. */
export interface Pair {
  published: DataCollection
  drafts: DataCollection
}

/** Undefined if this collection has no drafts collection. */
export async function findPair(context: Context, wanted: Wanted): Promise<Pair | undefined> {
  const published = await findCached(context, wanted, selectForMove)
  if (!published) refuse('WDE0025')
  const draftsId = draftsOf(published)
  const drafts = draftsId === undefined ? undefined : await findCached(context, { ...wanted, dataCollectionId: draftsId }, selectForWrite)
  return drafts && { published, drafts }
}

type Select = typeof selectCollection

async function findCached(context: Context, wanted: Wanted, select: Select): Promise<DataCollection | undefined> {
  const { dataCollectionId, environment = 'LIVE', publishPluginOptions } = wanted
  const collection = await select(context, dataCollectionId)
  if (collection) remember(context, collection)
  if (!collection || !isKnownTo(context.identity, collection)) return undefined
  const showsDrafts = publishPluginOptions?.includeDraftItems === true && actsForSite(context.identity)
  const found = showsDrafts ? { ...collection, showsDrafts } : collection
  if (environment === 'LIVE') return found
  if (await hasSandbox(context)) return inSandbox(found)
  return environment === 'SANDBOX' ? undefined : found
}
