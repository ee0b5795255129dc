import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobsMax } from '@stoa/contract/data-jobs/data-job'
import type { ApiError } from '@stoa/sdk'
import { memberIn } from '../../../../../tests/support/community.ts'
import { idOf, ledgerOf, plusOne, siteAhead, step, totalsOf, worked } from '../../../../../tests/support/data-jobs.ts'
import type { TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
beforeAll(async () => {
  site = await siteAhead(2)
})

const refusalOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiError) => error,
  )
const fieldsOf = (call: Promise<unknown>): Promise<string[]> =>
  refusalOf(call).then(({ violations }) => violations.map(({ field }) => field))
const jobs = (target: TestSite = site) => target.as(target.owner()).dataJobs

async function eventsIn(slug: string, ids: readonly string[]) {
  return site.database.rows<{ id: string; actor: unknown; requestId: string; count: number }>(sql`
    select entity_id as id, actor, request_id as "requestId", count(*)::int as count from events
    where site_id = ${site.siteId} and slug = ${slug} and entity_id = any(${ids}::text[]) group by 1, 2, 3 order by 1`)
}

describe('asyncPatchDataItemsByFilter', () => {
  test('200: changes the items the filter finds, each with an event, on behalf of the caller', async () => {
    const in_ = await ledgerOf(site, 6)
    const { jobId } = await jobs().asyncPatchDataItemsByFilter({ ...in_, filter: { n: { $gte: 4 } }, fieldModifications: plusOne })
    expect(await jobs().getAsyncJobStatus({ jobId })).toEqual({ status: 'INITIALIZED', successCount: 0 })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 2 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 4, 1: 2 })
    const events = await eventsIn('updated', [3, 4, 5].map(idOf))
    expect(events.map(({ id, count }) => [id, count])).toEqual([
      [idOf(4), 1],
      [idOf(5), 1],
    ])
    expect(events[0]!.actor).toEqual({ identityType: 'WIX_USER', wixUserId: site.owner().id })
    expect(events[0]!.requestId).toBe(events[1]!.requestId)
  })

  test.each([
    ['an empty filter', { filter: {} }],
    ['no filter', {}],
    ['null', { filter: null }],
  ])('200: %s matches every item', async (_, asked) => {
    const in_ = await ledgerOf(site, 3)
    const { jobId } = await jobs().asyncPatchDataItemsByFilter({ ...in_, ...asked, fieldModifications: plusOne })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 3 })
    expect(await totalsOf(site, in_)).toEqual({ 1: 3 })
  })

  test('200: more items than a batch, each once', async () => {
    const in_ = await ledgerOf(site, 1300)
    const { jobId } = await jobs().asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    expect(await jobs().getAsyncJobStatus({ jobId })).toEqual({ status: 'PROCESSING', successCount: 512 })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1300 })
    expect(await totalsOf(site, in_)).toEqual({ 1: 1300 })
  })

  test('200: a filter that matches nothing', async () => {
    const in_ = await ledgerOf(site, 3)
    const { jobId } = await jobs().asyncPatchDataItemsByFilter({ ...in_, filter: { n: 99 }, fieldModifications: plusOne })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 0 })
  })

  test('200: a retry with its Idempotency-Key is the same job', async () => {
    const in_ = await ledgerOf(site, 3)
    const ask = () =>
      jobs().asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne }, { idempotencyKey: `patch ${in_.dataCollectionId}` })
    const [first, twin] = await Promise.all([ask(), ask()])
    expect(twin).toEqual(first)
    await worked(site, first.jobId)
    expect(await ask()).toEqual(first)
    expect(await totalsOf(site, in_)).toEqual({ 1: 3 })
  })

  test('400: errors in filter and changes are returned at once, by path', async () => {
    const in_ = await ledgerOf(site, 1)
    const ask = (asked: object) => jobs().asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne, ...asked })
    const set = { action: 'SET_FIELD', setFieldOptions: { value: 1 } }
    expect(await fieldsOf(ask({ filter: { n: { $wat: 1 } } }))).toEqual(['filter.n.$wat'])
    expect(await fieldsOf(ask({ fieldModifications: [] }))).toEqual(['fieldModifications'])
    expect(await fieldsOf(ask({ fieldModifications: [{ ...set, fieldPath: '_owner' }] }))).toEqual(['fieldModifications[0].fieldPath'])
    expect(await fieldsOf(ask({ fieldModifications: [...plusOne, { action: 'SET_FIELD', fieldPath: 'a' }] }))).toEqual([
      'fieldModifications[1].setFieldOptions',
    ])
  })

  test('404, 403: a collection that is missing, or not writable by the caller', async () => {
    const ask = { filter: {}, fieldModifications: plusOne }
    const missing = jobs().asyncPatchDataItemsByFilter({ dataCollectionId: 'Nowhere', ...ask })
    expect(await refusalOf(missing)).toMatchObject({ status: 404, code: 'WDE0025' })
    const [mia, closed] = [await memberIn(site), await ledgerOf(site, 1)]
    const hidden = mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...closed, ...ask })
    expect(await refusalOf(hidden)).toMatchObject({ status: 404, code: 'WDE0025' })
    const readable = await ledgerOf(site, 1, { permissions: { read: 'ANYONE' } })
    const forbidden = mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...readable, ...ask })
    expect(await refusalOf(forbidden)).toMatchObject({ status: 403, code: 'WDE0027' })
    const visitors = site.as(site.visitor()).dataJobs.asyncPatchDataItemsByFilter({ ...readable, ...ask })
    expect(await refusalOf(visitors)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})

describe('asyncRemoveDataItemsByFilter', () => {
  test('200: removes the items the filter finds, each with an event', async () => {
    const in_ = await ledgerOf(site, 6)
    const { jobId } = await jobs().asyncRemoveDataItemsByFilter({ ...in_, filter: { n: { $lt: 4 } } })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 4 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 2 })
    expect(await eventsIn('deleted', [0, 1, 2, 3, 4].map(idOf))).toMatchObject([0, 1, 2, 3].map((n) => ({ id: idOf(n), count: 1 })))
  })

  test('200: an empty filter removes every item, in as many batches as needed', async () => {
    const in_ = await ledgerOf(site, 1100)
    const { jobId } = await jobs().asyncRemoveDataItemsByFilter({ ...in_, filter: {} })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1100 })
    expect(await totalsOf(site, in_)).toEqual({})
  })

  test.each([[{ $or: [] }], [{ n: { $in: [] } }], [{ $not: {} }], [{ gone: { $in: [] } }]])(
    'D06: %j does not widen the filter: no item is removed',
    async (filter) => {
      const in_ = await ledgerOf(site, 2)
      const { jobId } = await jobs().asyncRemoveDataItemsByFilter({ ...in_, filter })
      expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 0 })
      expect(await totalsOf(site, in_)).toEqual({ 0: 2 })
    },
  )

  test('400: an invalid filter removes nothing', async () => {
    const in_ = await ledgerOf(site, 2)
    expect(await fieldsOf(jobs().asyncRemoveDataItemsByFilter({ ...in_, filter: { n: { $in: 1 } } }))).toEqual(['filter.n.$in'])
    expect(await totalsOf(site, in_)).toEqual({ 0: 2 })
  })
})

describe('D18: limits on pending jobs', () => {
  test('429: the queue is full; a finished job makes room', async () => {
    const crowded = await siteAhead(2)
    const in_ = await ledgerOf(crowded, 1)
    const ask = () => jobs(crowded).asyncRemoveDataItemsByFilter({ ...in_, filter: { n: 99 } })
    // More at once than allowed: it isn't certain which of them are refused, only how many.
    const answers = await Promise.allSettled(Array.from({ length: jobsMax.site + 3 }, ask))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as ApiError] : []))
    expect(refused.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 3 }, () => [429, 'DATA_JOBS_LIMIT_REACHED']))
    const [begun] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    await worked(crowded, begun!.jobId)
    await ask()
    expect((await refusalOf(ask())).code).toBe('DATA_JOBS_LIMIT_REACHED')
  })

  test('429: a member has few pending jobs, and all members together leave room for the shop', async () => {
    const crowded = await siteAhead(2)
    const in_ = await ledgerOf(crowded, 1, { permissions: { read: 'SITE_MEMBER', remove: 'SITE_MEMBER' } })
    const somebody = () => memberIn(crowded)
    const askFor = ({ client }: { client: ReturnType<TestSite['as']> }) =>
      client.dataJobs.asyncRemoveDataItemsByFilter({ ...in_, filter: { n: 99 } })
    for (let begun = 0; begun < jobsMax.members; begun += jobsMax.member) {
      const member = await somebody()
      for (let n = 0; n < jobsMax.member; n++) await askFor(member)
      expect(await refusalOf(askFor(member))).toMatchObject({ status: 429, code: 'DATA_JOBS_LIMIT_REACHED' })
    }
    expect(await refusalOf(askFor(await somebody()))).toMatchObject({ status: 429, code: 'DATA_JOBS_LIMIT_REACHED' })
    expect(await askFor({ client: crowded.as(crowded.owner()) })).toEqual({ jobId: expect.any(String) })
  })
})

test('D17: a job finds and changes only items visible to its creator', async () => {
  const in_ = await ledgerOf(site, 0, {
    permissions: { read: 'SITE_MEMBER', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'SITE_MEMBER_AUTHOR' },
    fields: [{ key: 'margin', type: 'NUMBER', condition: { permission: 'RESTRICTED' } }],
  })
  const [mia, nuno] = [await memberIn(site), await memberIn(site)]
  const insert = (client: typeof mia.client, id: string, data: object) =>
    client.dataItems.insertDataItem({ ...in_, dataItem: { id, data: { ...data } } })
  await insert(mia.client, 'hers', { total: 0 })
  await insert(nuno.client, 'his', { total: 0 })
  await insert(site.as(site.owner()), 'shops', { total: 0, margin: 7 })
  const patched = await mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, filter: { total: 0 }, fieldModifications: plusOne })
  expect(await worked(site, patched.jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1 })
  expect(await totalsOf(site, in_)).toEqual({ 0: 2, 1: 1 })
  const byMargin = await mia.client.dataJobs.asyncRemoveDataItemsByFilter({ ...in_, filter: { margin: 7 } })
  expect(await worked(site, byMargin.jobId)).toEqual({ status: 'SUCCEEDED', successCount: 0 })
  const setMargin = [{ action: 'SET_FIELD' as const, fieldPath: 'margin', setFieldOptions: { value: 0 } }]
  expect(await fieldsOf(mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: setMargin }))).toEqual([
    'fieldModifications[0].fieldPath',
  ])
  const removed = await mia.client.dataJobs.asyncRemoveDataItemsByFilter(in_)
  expect(await worked(site, removed.jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1 })
  const { dataItems } = await site.as(site.owner()).dataItems.queryDataItems({ ...in_, query: {} })
  expect(dataItems.map(({ id }) => id)).toEqual(['his', 'shops'])
})

test('an id of another site is unknown', async () => {
  const [in_, other] = [await ledgerOf(site, 1), await site.neighbour()]
  const { jobId } = await jobs().asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
  expect(await refusalOf(jobs(other).getAsyncJobStatus({ jobId }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await refusalOf(jobs(other).getAsyncJobStatus({ jobId: randomUUID() }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
