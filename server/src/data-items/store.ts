import type { Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

export interface DataCollection {
  id: string
  permissions: DataPermissions
  doc: { displayName: string; displayField: string; fields: { key: string; displayName: string; type: string }[] }
}

export type DataRole = 'ANYONE' | 'SITE_MEMBER' | 'SITE_MEMBER_AUTHOR' | 'ADMIN'
export type DataPermissions = Record<'read' | 'insert' | 'update' | 'remove', DataRole>

export async function insertDataCollections(db: Db, siteId: string, rows: readonly DataCollection[], now: Date): Promise<void> {
  await db.run(sql`
    insert into data_collections (site_id, id, created_date, updated_date, permissions, doc)
    select ${siteId}, id, ${now}, ${now}, permissions, doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id text, permissions jsonb, doc jsonb)`)
}

export interface NewDataItems {
  siteId: string
  collectionId: string
  items: readonly { id: string; doc: Record<string, unknown> }[]
  now: Date
}

export async function insertDataItems(db: Db, { siteId, collectionId, items, now }: NewDataItems): Promise<void> {
  await db.run(sql`
    insert into data_items (site_id, collection_id, id, created_date, updated_date, doc)
    select ${siteId}, ${collectionId}, id, ${now}, ${now}, doc from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as rows (id text, doc jsonb)`)
}
