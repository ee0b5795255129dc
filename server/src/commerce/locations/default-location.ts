import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Db } from '../../kernel/db.ts'
import { insertFirst } from './store.ts'

/** Creates the location that every shop has. */
export async function createDefaultLocation(db: Db, siteId: string, now: Date): Promise<void> {
  await insertFirst(
    { db, siteId },
    { id: defaultLocationId, revision: 1, createdDate: now, updatedDate: now, name: 'Main location', address: null },
  )
}
