import type { SeedDataCollection } from '@stoa/seed'
import type { Db } from '../../kernel/db.ts'
import { insertSamples as insertCollections } from '../data-collections/public.ts'
import { insertSamples } from './samples/store.ts'

/** Writes a sample site's data collections and their items. */
export async function loadDataCollections(db: Db, siteId: string, collections: readonly SeedDataCollection[]): Promise<void> {
  const now = new Date('2026-01-05T09:00:00.000Z')
  const rows = collections.map(({ id, displayName, displayField, defaultDisplayOrder, permissions, fields, pages }) => ({
    id,
    permissions,
    doc: { displayName, displayField, ...(defaultDisplayOrder && { defaultDisplayOrder }), fields },
    ...(pages && { pages: { revision: 1, updatedDate: now.toISOString(), ...pages } }),
  }))
  await insertCollections(db, siteId, rows, now)
  for (const { id, items } of collections) {
    await insertSamples(db, { siteId, collectionId: id, items: items.map(({ _id, ...doc }) => ({ id: _id, doc })), now })
  }
}
