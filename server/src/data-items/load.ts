import type { SeedDataCollection } from '@stoa/seed'
import type { Db } from '../database/connect.ts'
import { insertDataCollections, insertDataItems } from './store.ts'

/** Writes a sample site's data collections and their items. */
export async function loadDataCollections(db: Db, siteId: string, collections: readonly SeedDataCollection[]): Promise<void> {
  const now = new Date('2026-01-05T09:00:00.000Z')
  const rows = collections.map(({ id, displayName, displayField, permissions, fields }) => ({
    id,
    permissions,
    doc: { displayName, displayField, fields },
  }))
  await insertDataCollections(db, siteId, rows, now)
  for (const { id, items } of collections) {
    await insertDataItems(db, { siteId, collectionId: id, items: items.map(({ _id, ...doc }) => ({ id: _id, doc })), now })
  }
}
