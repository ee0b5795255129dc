import type { Context } from '../../kernel/context.ts'
import { Invalid, Refusal } from '../../kernel/refuse.ts'
import {
  type DataCollection,
  findDataCollection,
  isKnownTo,
  isTheSame,
  lastRead,
  reachOf,
  type Wanted,
} from '../data-collections/public.ts'

interface ReadRows {
  rows: readonly unknown[]
}

/** Reads items in one statement, from a collection that is still as it was last read (decision 0044). If nothing is found, or the request is invalid, the
 *  collection is read again, because it may have changed. */
export async function readInOneStatement<Read extends ReadRows>(
  context: Context,
  wanted: Wanted,
  read: (collection: DataCollection) => Promise<Read>,
): Promise<Read & { collection: DataCollection }> {
  const known = cachedFor(context, wanted)
  const found = known && (await read({ ...known, isRemembered: true }).catch(unlessRefused))
  if (found && found.rows.length > 0) return { ...found, collection: known! }
  const collection = await findDataCollection(context, wanted, 'read')
  return { ...(found && isTheSame(known!, collection) ? found : await read(collection)), collection }
}

function cachedFor(context: Context, { dataCollectionId, environment = 'LIVE', publishPluginOptions }: Wanted): DataCollection | undefined {
  if (environment !== 'LIVE' || publishPluginOptions?.includeDraftItems === true) return undefined
  const known = lastRead(context, dataCollectionId)
  const isReadable = known && isKnownTo(context.identity, known) && reachOf(context.identity, known, 'read') !== 'none'
  return isReadable ? known : undefined
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Invalid || error instanceof Refusal)) throw error
}
