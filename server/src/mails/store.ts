import type { Db } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { sql } from '../database/sql.ts'
import type { Mail } from './mail.ts'

/** Puts a mail into the outbox. Of one event each template is written once, however often it is tried. */
export async function insertMail(db: Db, { siteId, eventId }: { siteId: string; eventId: string }, mail: Mail): Promise<void> {
  await db.run(sql`
    insert into mails (site_id, id, event_id, template, recipient, subject, html, plain, status, created_date)
    values (${siteId}, ${newId()}, ${eventId}, ${mail.template}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain}, 'WAITING', now())
    on conflict do nothing`)
}
