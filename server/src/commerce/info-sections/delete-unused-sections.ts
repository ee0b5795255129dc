import type { App } from '../../kernel/app.ts'
import { deleteUnused, sitesWithUnusedSections } from '../catalogue-parts/public.ts'

/** Sections that are deleted in one transaction. */
const atOnce = 500

/** Deletes sections that were made for texts of products of V1, and that no product has any more (decision 0143). */
export async function deleteUnusedSections({ services: { database } }: App): Promise<void> {
  for (const siteId of await sitesWithUnusedSections(database))
    while ((await database.transaction((db) => deleteUnused({ db, siteId }, atOnce))) === atOnce);
}
