import { expect, test } from 'vitest'
import { failedJobOn } from '../../../tests/support/queue.ts'
import { makeTestSite } from '../../../tests/support/site.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../kernel/job.ts'
import { addOpenJobs } from './add-open-jobs.ts'

test('what a table shows as open is in the queue, once; what has failed for good is not', async () => {
  const site = await makeTestSite()
  const { siteId, database, app } = site
  const later = new Date(Date.now() + 3_600_000)
  // A kind there is a queue for; others run it as soon as they find it, so it is looked for in the transaction that adds it.
  const job: Job<{ siteId: string; id: string }> = {
    name: 'data-index',
    retries: 1,
    key: ({ id }) => id,
    run: async () => {},
    open: async () => ['Ledger', 'Books', 'Books'].map((id) => ({ siteId, id })),
  }
  await failedJobOn(site)
  await database.transaction(async (db) => {
    const within = { ...app, services: { ...app.services, database: { ...database, ...db } } }
    await app.services.queue.add(db, job, { siteId, id: 'Diary' }, { startAfter: later })
    await addOpenJobs([job as Job])(within)
    const queued = await db.rows(sql`
      select data ->> 'id' as id from pgboss.job where name = 'data-index' and group_id = ${siteId} order by 1`)
    expect(queued).toEqual([{ id: 'Books' }, { id: 'Diary' }])
  })
})
