import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { SignInSettings } from './sign-in-settings.ts'

export interface SettingsRow {
  settings: SignInSettings
  revision: number
  /** Null where nobody ever chose. */
  updatedDate: Date | null
}

/** Undefined where nobody ever chose. */
export async function findSettings({ db, siteId }: Scope): Promise<SettingsRow | undefined> {
  const row = await db.one<SettingsRow>(sql`
    select doc as settings, revision, updated_date as "updatedDate" from sign_in_settings where site_id = ${siteId}`)
  // What was written before there was this choice.
  return row && { ...row, settings: { ...row.settings, concealAccounts: row.settings.concealAccounts ?? false } }
}

/** Writes settings over those of one revision. False: they have another by now. */
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
