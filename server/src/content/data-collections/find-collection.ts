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
  /** Where there is no sandbox for the caller there are no collections in it; what prefers it means the live ones. */
  environment?: 'LIVE' | 'SANDBOX' | 'SANDBOX_PREFERRED' | undefined
  publishPluginOptions?: { includeDraftItems?: boolean | undefined } | undefined
}

/** What finds drafts too, for those who may see them. */
export const draftsToo = { publishPluginOptions: { includeDraftItems: true } } as const

/** A collection for something the caller may do there with at least some items, or for one of several things. One in which nothing may be done is the same as none. */
export async function findDataCollection(
  context: Context,
  wanted: Wanted,
  ...actions: [DataAction, ...DataAction[]]
): Promise<DataCollection> {
  const isRead = actions.includes('read')
  const collection = permitted(context, await findKnown(context, wanted, isRead ? selectCollection : selectForWrite), actions)
  return isRead ? collection : writtenItself(collection)
}

/** A collection for something that changes it as a whole: nobody writes into it before the transaction ends. */
export async function lockDataCollection(context: Context, wanted: Wanted, action: DataAction): Promise<DataCollection> {
  return writtenItself(permitted(context, await findKnown(context, wanted, lockCollection), [action]))
}

function permitted({ identity }: Context, collection: DataCollection | undefined, actions: readonly DataAction[]): DataCollection {
  if (!collection) refuse('WDE0025')
  if (actions.every((action) => reachOf(identity, collection, action) === 'none')) refuse('WDE0027')
  return collection
}

/** Refuses what writes into a collection whose items are written as drafts elsewhere. */
export function writtenItself(collection: DataCollection): DataCollection {
  const draftsCollectionId = draftsOf(collection)
  if (draftsCollectionId !== undefined) refuse('WRITTEN_AS_DRAFTS', { draftsCollectionId })
  return collection
}

/** A collection whose items the caller may read, if there is one: for references, which never say what lies behind them. */
export async function readableCollection(context: Context, wanted: Wanted): Promise<DataCollection | undefined> {
  const collection = await findKnown(context, wanted, selectCollection)
  return collection && reachOf(context.identity, collection, 'read') !== 'none' ? collection : undefined
}

/** What of a request holds for the collection that a reference leads to as well. */
export const alike = ({ environment, showsDrafts }: DataCollection): Omit<Wanted, 'dataCollectionId'> => ({
  environment,
  publishPluginOptions: { includeDraftItems: showsDrafts },
})

/** A collection and the one of its drafts, for moving items from one to the other, one move after the other. */
export interface Pair {
  published: DataCollection
  drafts: DataCollection
}

/** Undefined where the drafts of this collection have none of their own. */
export async function findPair(context: Context, wanted: Wanted): Promise<Pair | undefined> {
  const published = await findKnown(context, wanted, selectForMove)
  if (!published) refuse('WDE0025')
  const draftsId = draftsOf(published)
  const drafts = draftsId === undefined ? undefined : await findKnown(context, { ...wanted, dataCollectionId: draftsId }, selectForWrite)
  return drafts && { published, drafts }
}

type Select = typeof selectCollection

async function findKnown(context: Context, { dataCollectionId, ...how }: Wanted, select: Select): Promise<DataCollection | undefined> {
  const collection = await select(context, dataCollectionId)
  if (collection) remember(context, collection)
  if (!collection || !isKnownTo(context.identity, collection)) return undefined
  const showsDrafts = how.publishPluginOptions?.includeDraftItems === true && actsForSite(context.identity)
  const found = showsDrafts ? { ...collection, showsDrafts } : collection
  if (how.environment === undefined || how.environment === 'LIVE') return found
  if (await hasSandbox(context)) return inSandbox(found)
  return how.environment === 'SANDBOX' ? undefined : found
}
