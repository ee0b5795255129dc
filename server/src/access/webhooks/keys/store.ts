import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import { webhookKeysTable, type WebhookKeyRow } from './rows.ts'

const columns = webhookKeysTable.columns

/** Newest first. */
export function selectKeys({ db, siteId }: Scope, appId: string): Promise<WebhookKeyRow[]> {
  return db.rows(sql`
    select ${columns} from webhook_keys where site_id = ${siteId} and app_id = ${appId} order by created_date desc, status`)
}

const insertRow = webhookKeysTable.insert(...webhookKeysTable.keysExcept('revision'))
const updateRow = webhookKeysTable.update('status', 'revision', 'activatedDate')

export async function insertKey({ db, siteId }: Scope, key: Omit<WebhookKeyRow, 'revision'>): Promise<void> {
  await db.run(sql`${insertRow(siteId, key)}`)
}

export async function saveKey({ db, siteId }: Scope, key: WebhookKeyRow): Promise<void> {
  await db.run(sql`${updateRow(key)} where site_id = ${siteId} and id = ${key.id}`)
}

export async function deleteKey({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from webhook_keys where site_id = ${siteId} and id = ${id}`)
}
