import { randomUUID } from 'node:crypto'
import { sql } from '../../server/src/database/sql.ts'
import type { TestSite } from './site.ts'

/** Inserts visible categories, each under the one before it, with the slugs `level-0`, `level-1`, …. Returns their IDs from the top. */
export async function branchOf(site: TestSite, length: number): Promise<string[]> {
  const ids = Array.from({ length }, () => randomUUID())
  for (const [at, id] of ids.entries())
    await site.database.run(sql`
      insert into collections (site_id, id, revision, created_date, updated_date, name, slug, visible, sort, parent_id, path, sibling_index, doc)
      values (${site.siteId}, ${id}, 1, now(), now(), ${`Level ${at}`}, ${`level-${at}`}, true, 'NEWEST', ${ids[at - 1] ?? null},
        ${ids.slice(0, at)}::uuid[], ${at === 0 ? 900 : 0}, '{"description":"","media":[]}')`)
  return ids
}
