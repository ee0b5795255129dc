import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { SignInSettings } from './sign-in-settings.ts'

export interface SettingsRow {
  settings: SignInSettings
  revision: number
  /** Null if they were never changed. */
  updatedDate: Date | null
}

/** Undefined if they were never changed. */
export async function findSettings({ db, siteId }: Scope): Promise<SettingsRow | undefined> {
  const row = await db.one<SettingsRow>(sql`
    select doc as settings, revision, updated_date as "updatedDate" from sign_in_settings where site_id = ${siteId}`)
  // Rows from before this setting existed.
  return row && { ...row, settings: { ...row.settings, concealAccounts: row.settings.concealAccounts ?? false } }
}

/** Replaces the settings of one revision. False if they have another one by now. */
export async function saveSettings(
  { db, siteId }: Scope,
  { settings, revision, updatedDate }: SettingsRow,
  before: number,
): Promise<boolean> {
  const saved = await db.run(sql`
    insert into sign_in_settings as kept (site_id, revision, doc, updated_date)
    values (${siteId}, ${revision}, ${JSON.stringify(settings)}, ${updatedDate})
    on conflict (site_id) do update set revision = excluded.revision, doc = excluded.doc, updated_date = excluded.updated_date
    where kept.revision = ${before}`)
  return saved > 0
}
