import type { Context } from '../context.ts'
import { hasSandbox } from '../data-settings/sandbox.ts'
import { refuse } from '../http/refuse.ts'
import { isKnownTo, reachOf } from './access.ts'
import { inSandbox, type DataAction, type DataCollection } from './collection.ts'
import { selectCollection, selectForWrite } from './store.ts'

export interface Wanted {
  dataCollectionId: string
  /** Where there is no sandbox for the caller there are no collections in it; what prefers it means the live ones. */
  environment?: 'LIVE' | 'SANDBOX' | 'SANDBOX_PREFERRED' | undefined
}

/** A collection for something the caller may do there with at least some items, or for one of several things. One in which nothing may be done is the same as none. */
export async function findDataCollection(
  context: Context,
  wanted: Wanted,
  ...actions: [DataAction, ...DataAction[]]
): Promise<DataCollection> {
  const collection = await findKnown(context, wanted, actions.includes('read') ? selectCollection : selectForWrite)
  if (!collection) refuse<'WDE0025'>('WDE0025')
  if (actions.every((action) => reachOf(context.identity, collection, action) === 'none')) refuse<'WDE0027'>('WDE0027')
  return collection
}

/** A collection whose items the caller may read, if there is one: for references, which never say what lies behind them. */
export async function readableCollection(context: Context, wanted: Wanted): Promise<DataCollection | undefined> {
  const collection = await findKnown(context, wanted, selectCollection)
  return collection && reachOf(context.identity, collection, 'read') !== 'none' ? collection : undefined
}

type Select = typeof selectCollection

async function findKnown(context: Context, { dataCollectionId, environment }: Wanted, select: Select): Promise<DataCollection | undefined> {
  const collection = await select(context, dataCollectionId)
  if (!collection || !isKnownTo(context.identity, collection)) return undefined
  if (environment === undefined || environment === 'LIVE') return collection
  if (await hasSandbox(context)) return inSandbox(collection)
  return environment === 'SANDBOX' ? undefined : collection
}
