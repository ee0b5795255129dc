import { importRetentionDays } from '@stoa/contract/data-imports/import'
import type { App } from '../../kernel/app.ts'
import { deleteImportRow, importsOlderThan } from './store.ts'

const atOnce = 100
const dayMs = 24 * 60 * 60 * 1000

/** Deletes imports that haven't changed for a month, with their files and undo data. */
export async function deleteOldImports({ services: { database, now } }: App): Promise<void> {
  const before = new Date(now().getTime() - importRetentionDays * dayMs)
  for (const { siteId, id } of await importsOlderThan(database, before, atOnce))
    await database.transaction((db) => deleteImportRow({ db, siteId }, id))
}
