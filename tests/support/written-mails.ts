import { sql } from '../../server/src/database/sql.ts'
import type { Db } from '../../server/src/kernel/db.ts'
import { type Bodies, mailFrom } from '../../server/src/mail/store.ts'

export interface WrittenMail {
  recipient: string
  subject: string
  plain: string
  html: string
}

/** The emails of a template, the newest first, with their HTML however it is stored. */
export async function writtenMails(database: Db, siteId: string, template: string): Promise<WrittenMail[]> {
  const rows = await database.rows<WrittenMail & Bodies>(sql`
    select recipient, subject, plain, html, compressed_html as "compressedHtml" from mails
    where site_id = ${siteId} and template = ${template} order by created_date desc, id desc`)
  return rows.map(mailFrom)
}
