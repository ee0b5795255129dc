import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApiError } from '@stoa/sdk'
import { memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { ledgerOf, plusOne, worked } from '../../../../../tests/support/data-jobs.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { retain } from '../../../jobs/apply-retention.ts'

let site: TestSite
let mia: Neighbour
let jobId: string
beforeAll(async () => {
  site = await makeTestSite()
  mia = await memberIn(site)
  const in_ = await ledgerOf(site, 3, { permissions: { read: 'SITE_MEMBER', update: 'SITE_MEMBER' } })
  jobId = (await mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })).jobId
  await worked(site, jobId)
})

const told = (client: Neighbour['client'], id = jobId): Promise<unknown> =>
  client.dataJobs.getAsyncJobStatus({ jobId: id }).catch(({ status, code }: ApiError) => [status, code])

const done = { status: 'SUCCEEDED', successCount: 3 }
const missing = [404, 'NOT_FOUND']

test('200: for the creator of the job, and for the site’s team', async () => {
  const app = { kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['WIX_DATA.QUERY'] } as const
  expect(await told(mia.client)).toEqual(done)
  expect(await told(mia.client, jobId.toUpperCase())).toEqual(done)
  expect(await told(site.as(site.owner()))).toEqual(done)
  expect(await told(site.as(app))).toEqual(done)
})

test('404: for any other member, and for an invalid id', async () => {
  const nuno = await memberIn(site)
  expect(await told(nuno.client)).toEqual(missing)
  expect(await told(mia.client, randomUUID())).toEqual(missing)
  expect(await told(mia.client, 'job1')).toEqual(missing)
  expect(await told(site.as(site.visitor()))).toEqual([403, 'PERMISSION_DENIED'])
})

test('404: 30 days after its end', async () => {
  const day = 24 * 60 * 60 * 1000
  const later = (days: number) => (site.clock.now = new Date(Date.now() + days * day))
  later(29)
  expect(await told(mia.client)).toEqual(done)
  later(31)
  expect(await told(mia.client)).toEqual(missing)
  site.clock.now = undefined
})

test('the request of a job is deleted when it ends, and the job 30 days later', async () => {
  const stored = () => site.database.rows(sql`select request from data_jobs where site_id = ${site.siteId} and id = ${jobId}`)
  expect(await stored()).toEqual([{ request: null }])
  const endedAgo = (days: number) =>
    site.database.run(sql`
      update data_jobs set ended_date = now() - make_interval(days => ${days}::int) where site_id = ${site.siteId} and id = ${jobId}`)
  await endedAgo(29)
  await retain(site.app, 'data_jobs')
  expect(await stored()).toHaveLength(1)
  await endedAgo(31)
  await retain(site.app, 'data_jobs')
  expect(await stored()).toEqual([])
})
