import { beforeAll, describe, expect, test } from 'vitest'
import { jobKinds, scheduledJobs } from '@stoa/contract/jobs/job'
import { failedJobOn, runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { backgroundWork } from '../../areas.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})
const jobs = () => site.as(site.owner()).jobs

test('the contract names every kind of job and every schedule', () => {
  expect(backgroundWork.jobs.map(({ name }) => name).toSorted()).toEqual(jobKinds.toSorted())
  expect(backgroundWork.scheduled.map(({ name }) => name).toSorted()).toEqual(scheduledJobs.toSorted())
})

describe('getJobOverview', () => {
  test('200: the site’s jobs in the queue, and the schedules', async () => {
    const other = await site.neighbour()
    await failedJobOn(other)
    const { siteId } = site
    const { queue, database } = site.app.services
    const later = new Date(Date.now() + 3_600_000)
    const index = backgroundWork.jobs.find(({ name }) => name === 'data-index')!
    for (const id of ['one', 'two', 'two']) await queue.add(database, index, { siteId, id } as { siteId: string }, { startAfter: later })
    await failedJobOn(site)
    const { overview } = await jobs().getJobOverview({})
    expect(overview).toMatchObject({ queued: [{ name: 'data-index', waiting: 2, running: 0 }], failed: 1 })
    expect(overview.scheduled.map(({ name, schedule }) => `${schedule} ${name}`)).toEqual([
      '* * * * * add-open-jobs',
      '* * * * * begin-back-in-stock-waves',
      '* * * * * purge-data',
      '*/10 * * * * purge-members',
      '*/10 * * * * delete-old-imports',
      '*/10 * * * * purge-webhooks',
      '*/10 * * * * purge-trash',
      '*/10 * * * * delete-unused-folders',
      '20 3 * * * delete-file-orphans',
      '35 3 * * * sweep-renditions',
      '*/10 * * * * apply-retention',
      '15 * * * * update-collections-by-age',
      '50 3 * * * delete-unused-sections',
      '25 * * * * compute-product-sales',
      '50 * * * * add-event-partitions',
    ])
  })
})

describe('listFailedJobs', () => {
  test('200: of the site, newest first, page by page; without their payload', async () => {
    const own = await site.neighbour()
    const ids: string[] = []
    for (const problem of ['first', 'second', 'x'.repeat(900)]) ids.unshift(await failedJobOn(own, { problem }))
    const client = own.as(own.owner()).jobs
    const { jobs: page, hasNext } = await client.listFailedJobs({ limit: 2 })
    expect(page.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(hasNext).toBe(true)
    expect(page[0]).toEqual({
      id: ids[0],
      name: 'data-index',
      createdDate: expect.any(String),
      failedDate: expect.any(String),
      attempts: 9,
      problem: 'x'.repeat(500),
    })
    expect(await client.listFailedJobs({ limit: 2, offset: 2 })).toMatchObject({ jobs: [{ id: ids[2], problem: 'first' }], hasNext: false })
  })
})

describe('retryFailedJob', () => {
  test('200: is queued again, and no longer listed as failed', async () => {
    const own = await site.neighbour()
    const id = await failedJobOn(own)
    const client = own.as(own.owner()).jobs
    expect(await client.retryFailedJob({ id })).toEqual({})
    expect((await client.listFailedJobs({})).jobs).toEqual([])
    await runQueued(own)
    expect((await client.getJobOverview({})).overview).toMatchObject({ queued: [], failed: 0 })
  })

  test('200: if the same job is already queued, returns that one', async () => {
    const own = await site.neighbour()
    const [first, second] = [await failedJobOn(own), await failedJobOn(own)]
    const client = own.as(own.owner()).jobs
    for (const id of [first, second]) expect(await client.retryFailedJob({ id })).toEqual({})
    expect((await client.getJobOverview({})).overview.failed).toBe(0)
  })

  test('404 JOB_NOT_FOUND: of another site, or retried already', async () => {
    const other = await site.neighbour()
    const id = await failedJobOn(other)
    expect(await refusalOf(jobs().retryFailedJob({ id }))).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
    await other.as(other.owner()).jobs.retryFailedJob({ id })
    expect(await refusalOf(other.as(other.owner()).jobs.retryFailedJob({ id }))).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
  })

  test('409 JOB_KIND_UNKNOWN: a kind from another version', async () => {
    const id = await failedJobOn(site, { name: 'teleport' })
    expect(await refusalOf(jobs().retryFailedJob({ id }))).toMatchObject({ status: 409, code: 'JOB_KIND_UNKNOWN' })
  })
})

describe('deleteFailedJob', () => {
  test('200: deleted; 404 the second time', async () => {
    const id = await failedJobOn(site)
    expect(await jobs().deleteFailedJob({ id })).toEqual({})
    expect(await refusalOf(jobs().deleteFailedJob({ id }))).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
  })
})
