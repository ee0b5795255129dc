import { jsonRows } from '../../../database/json-rows.ts'
import { sql } from '../../../database/sql.ts'
import { jsonb, text } from '../../../database/table.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Doc } from '../item.ts'

const sampleRows = jsonRows({ id: text(), doc: jsonb<Doc>() })

export interface SampleItems {
  siteId: string
  collectionId: string
  items: readonly { id: string; doc: Doc }[]
  now: Date
}

export async function insertSamples(db: Db, { siteId, collectionId, items, now }: SampleItems): Promise<void> {
  await db.run(sql`
    insert into data_items (site_id, collection_id, id, created_date, updated_date, doc)
    select ${siteId}, ${collectionId}, id, ${now}, ${now}, doc from ${sampleRows(items)} as rows`)
}
