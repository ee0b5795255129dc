import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from './collection.ts'

const knownMax = 1000
const known = new Map<string, DataCollection>()

const keyOf = (siteId: string, id: string): string => `${siteId} ${id}`

/** Remembers a collection as it was read. */
export function remember({ siteId }: Pick<Context, 'siteId'>, collection: DataCollection): void {
  const key = keyOf(siteId, collection.id)
  known.delete(key)
  known.set(key, collection)
  if (known.size > knownMax) known.delete(known.keys().next().value!)
}

/** A collection as this process read it last. It may be another by now, or gone: only a statement that asks for it `asItWasRead` may go by it. */
export const lastRead = ({ siteId }: Pick<Context, 'siteId'>, id: string): DataCollection | undefined => known.get(keyOf(siteId, id))

export const isTheSame = (one: DataCollection, other: DataCollection): boolean =>
  one.itemsId === other.itemsId &&
  one.revision === other.revision &&
  one.createdDate.getTime() === other.createdDate.getTime() &&
  isDeepStrictEqual([one.indexes, one.listFields], [other.indexes, other.listFields])
