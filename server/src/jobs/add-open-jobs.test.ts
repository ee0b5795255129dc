import { expect, test } from 'vitest'
import { ledgerOf, plusOne } from '../../../tests/support/data-jobs.ts'
import { storeFile } from '../../../tests/support/files.ts'
import { failedJobOn } from '../../../tests/support/queue.ts'
import { makeTestSite } from '../../../tests/support/site.ts'
import { backgroundWork } from '../areas.ts'
import { processFiles } from '../content/file-processing/index.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../kernel/job.ts'
import { readSettings } from '../kernel/settings.ts'
import { addOpenJobs } from './add-open-jobs.ts'

test('open work in a table is queued once; permanently failed work is not', async () => {
  const site = await makeTestSite()
  const { siteId, database, app } = site
  const later = new Date(Date.now() + 3_600_000)
  // A kind that has a queue. Other processes run its jobs at once, so the test looks for them in the transaction that adds them.
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

test('each kind defines what is open: a data job, an index, a collection with rules, and the others', async () => {
  const site = await makeTestSite({ smtpUrl: readSettings({ STOA_SMTP_URL: 'smtp://127.0.0.1:2525' }).smtpUrl! })
  const { siteId } = site
  const { dataCollections, dataJobs } = site.as(site.owner())
  const ledger = await ledgerOf(site, 1)
  const { jobId } = await dataJobs.asyncPatchDataItemsByFilter({ ...ledger, fieldModifications: plusOne })
  await dataCollections.createDataIndex({ ...ledger, index: { name: 'total', fields: [{ path: 'total' }] } })
  const rules = { match: 'ALL' as const, conditions: [{ kind: 'ON_SALE' as const }] }
  const { collection } = await site.as(site.owner()).collections.createCollection({ collection: { name: 'On sale' } })
  await site.as(site.owner()).collections.updateCollectionSettings({ settings: { id: collection.id!, rules } })
  const open = Object.fromEntries(
    await Promise.all(
      backgroundWork.jobs.flatMap((job) => (job.open ? [job.open(site.app.services).then((found) => [job.name, found])] : [])),
    ),
  ) as Record<string, unknown[]>
  expect(Object.keys(open).toSorted()).toEqual([
    'back-in-stock-outcome',
    'back-in-stock-wave',
    'collection-membership',
    'data-import',
    'data-index',
    'data-job',
    'import-file',
    'mail',
    'make-video-resolutions',
    'process-file',
    'products-job',
    'search-language',
  ])
  expect(open['data-job']).toContainEqual({ siteId, id: jobId })
  expect(open['collection-membership']).toContainEqual({ siteId, id: collection.id })
  expect(open['data-index']).toContainEqual({ siteId, id: ledger.dataCollectionId })
  // The language is one of a site.
  for (const [name, found] of Object.entries(open))
    for (const one of found)
      expect(one).toEqual({ siteId: expect.any(String), ...(name !== 'search-language' && { id: expect.any(String) }) })
})

test('a job whose last try was cut off by the end of its process is added again, and ended the third time', async () => {
  const site = await makeTestSite()
  const { siteId, database, app } = site
  const ended: unknown[] = []
  const data = { siteId, id: 'film' }
  const job: Job<{ siteId: string; id: string }> = {
    name: 'process-file',
    retries: 1,
    key: ({ id }) => id,
    run: async () => {},
    failed: async (_app, one) => void ended.push(one),
    open: async () => [data],
  }
  const cutOff = () => failedJobOn(site, { name: job.name, data, key: data.id, problem: 'job heartbeat timeout' })
  await database.transaction(async (db) => {
    const within = { ...app, services: { ...app.services, database: { ...database, ...db } } }
    const queued = async () => (await db.rows(sql`select from pgboss.job where name = ${job.name} and group_id = ${siteId}`)).length
    await cutOff()
    await addOpenJobs([job as Job])(within)
    expect([await queued(), ended]).toEqual([1, []])
    // It waits or runs: nothing is concluded from the former ends.
    await cutOff()
    await cutOff()
    await addOpenJobs([job as Job])(within)
    expect([await queued(), ended]).toEqual([1, []])
    await db.run(sql`delete from pgboss.job where name = ${job.name} and group_id = ${siteId}`)
    await addOpenJobs([job as Job])(within)
    expect([await queued(), ended]).toEqual([0, [data]])
  })
})

test('what failed before a file got its content says nothing about the new one', async () => {
  const site = await makeTestSite()
  const { siteId, database, app } = site
  const hourMs = 3_600_000
  const contentSince = new Date(Date.now() - hourMs / 2).toISOString()
  const { id } = await storeFile(site, { operationStatus: 'PENDING', doc: { contentSince } })
  const untouched = await storeFile(site, {})
  const openSince = (fileId: string) => processFiles.openSince!(app.services, { siteId, id: fileId })
  expect([await openSince(id), await openSince(untouched.id)]).toEqual([new Date(contentSince), untouched.createdDate])

  const ended: unknown[] = []
  const data = { siteId, id }
  const job = { ...processFiles, open: async () => [data], failed: async (_app: unknown, one: unknown) => void ended.push(one) }
  await database.transaction(async (db) => {
    const within = { ...app, services: { ...app.services, database: { ...database, ...db } } }
    // An hour ago.
    for (let count = 0; count < 3; count++) await failedJobOn(site, { name: job.name, data, key: id })
    await addOpenJobs([job as Job])(within)
    const queued = await db.rows(sql`select data ->> 'id' as id from pgboss.job where name = ${job.name} and group_id = ${siteId}`)
    expect([queued, ended]).toEqual([[{ id }], []])
  })
})
