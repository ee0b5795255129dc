import type { CallId } from '@stoa/contract/routes'

export interface Entity {
  id: string
}

/** An entity by its ID; null if it doesn't exist or the caller can't see it. */
export type EntityLoader = (id: string) => Promise<Entity | null>

export interface EntityLoaders {
  product: EntityLoader
  collection: EntityLoader
  member: EntityLoader
}

type MakeCall = (id: CallId, message: unknown) => Promise<unknown>

/** Loaders of linked entities. All that are asked for at once are read by one call for each hundred. */
export const createEntityLoaders = (call: MakeCall): EntityLoaders => ({
  product: createLoader(queryWith(call, 'catalogue.queryProducts', 'products')),
  collection: createLoader(queryWith(call, 'collections.queryCollections', 'collections')),
  member: createLoader(queryWith(call, 'members.queryMembers', 'members')),
})

/** Largest page of the query calls. */
const batchMax = 100

/** Reads entities by a query call that returns them under `key`. */
const queryWith =
  (call: MakeCall, id: CallId, key: string) =>
  async (ids: readonly string[]): Promise<Entity[]> => {
    const response = await call(id, { query: { filter: { id: { $in: ids } }, paging: { limit: batchMax } } })
    return (response as Record<string, Entity[]>)[key]!
  }

/** Collects the IDs of a turn of the event loop, and reads each of them once. */
function createLoader(read: (ids: readonly string[]) => Promise<Entity[]>): EntityLoader {
  const loaded = new Map<string, Promise<Entity | null>>()
  let batch: { ids: string[]; found: Promise<Map<string, Entity>> } | undefined
  const openBatch = () => {
    const ids: string[] = []
    const found = Promise.resolve().then(async () => {
      batch = undefined
      const entities = await read(ids)
      return new Map(entities.map((entity) => [entity.id, entity]))
    })
    return { ids, found }
  }
  return (id) => {
    const known = loaded.get(id)
    if (known) return known
    if (!batch || batch.ids.length >= batchMax) batch = openBatch()
    batch.ids.push(id)
    const entity = batch.found.then((found) => found.get(id) ?? null)
    loaded.set(id, entity)
    return entity
  }
}
