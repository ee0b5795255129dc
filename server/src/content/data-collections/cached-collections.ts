import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from './collection.ts'

const cachedMax = 1000
const cached = new Map<string, DataCollection>()

const keyOf = (siteId: string, id: string): string => `${siteId} ${id}`

/** Caches a collection as it was read. */
export function remember({ siteId }: Pick<Context, 'siteId'>, collection: DataCollection): void {
  const key = keyOf(siteId, collection.id)
  cached.delete(key)
  cached.set(key, collection)
  if (cached.size > cachedMax) cached.delete(cached.keys().next().value!)
}

/** The collection as this process last read it. It may have changed or been deleted: only use it for a statement that checks `asItWasRead`. */
export const lastRead = ({ siteId }: Pick<Context, 'siteId'>, id: string): DataCollection | undefined => cached.get(keyOf(siteId, id))

export const isTheSame = (one: DataCollection, other: DataCollection): boolean =>
  one.itemsId === other.itemsId &&
  one.revision === other.revision &&
  one.createdDate.getTime() === other.createdDate.getTime() &&
  isDeepStrictEqual([one.indexes, one.listFields], [other.indexes, other.listFields])
