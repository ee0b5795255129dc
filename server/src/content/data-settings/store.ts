import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { DataSettings } from './settings.ts'

/** Undefined if they were never changed. */
export function findSettings({ db, siteId }: Scope): Promise<DataSettings | undefined> {
  return db.one(sql`select sandbox, revision, updated_date as "updatedDate" from data_settings where site_id = ${siteId}`)
}

/** Replaces the settings of one revision. False if they have another one by now. */
export async function saveSettings(
  { db, siteId }: Scope,
  { sandbox, revision, updatedDate }: DataSettings,
  before: number,
): Promise<boolean> {
  const saved = await db.run(sql`
    insert into data_settings as kept (site_id, revision, sandbox, updated_date) values (${siteId}, ${revision}, ${sandbox}, ${updatedDate})
    on conflict (site_id) do update set revision = excluded.revision, sandbox = excluded.sandbox, updated_date = excluded.updated_date
    where kept.revision = ${before}`)
  return saved > 0
}
