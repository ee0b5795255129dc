import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { GridField } from '../../grid/field.ts'
import type { Item, Names } from '../../grid/window.ts'

/** The maximum number of items of a collection that are named for one window. */
const namedMax = 1000

/** The field that names the items of a collection; undefined if they are identified by their ids. */
export async function displayFieldOf(client: Client, dataCollectionId: string): Promise<string | undefined> {
  const { collection } = await client.dataCollections.getDataCollection({ dataCollectionId })
  return collection.displayField ?? undefined
}

/** The names of all referenced items. A collection that is deleted or not readable has none: its ids are shown. */
export async function namesOf(client: Client, fields: readonly GridField[], items: readonly Item[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const { key, refersTo } of fields) {
    if (!refersTo) continue
    const ids = wanted.get(refersTo) ?? new Set()
    wanted.set(refersTo, ids)
    for (const { data } of items) for (const id of [data[key]].flat()) if (typeof id === 'string') ids.add(id)
  }
  const named = [...wanted].filter(([, ids]) => ids.size > 0).map(([id, ids]) => namesIn(client, id, [...ids].slice(0, namedMax)))
  return Object.fromEntries(await Promise.all(named))
}

async function namesIn(client: Client, collectionId: string, ids: string[]): Promise<[string, Record<string, string>]> {
  const displayField = await ifExists(displayFieldOf(client, collectionId))
  if (!displayField) return [collectionId, {}]
  const query = { filter: { _id: { $in: ids } }, fields: [displayField], paging: { limit: namedMax } }
  const found = await ifExists(client.dataItems.queryDataItems({ dataCollectionId: collectionId, query }))
  const names = (found?.dataItems ?? []).map(({ id, data }) => [id!, nameIn(data?.[displayField])])
  return [collectionId, Object.fromEntries(names.filter(([, name]) => name !== '')) as Record<string, string>]
}

export const nameIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The response of a call; undefined if its subject is deleted or not readable. */
export async function ifExists<Body>(call: Promise<Body>): Promise<Body | undefined> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}
