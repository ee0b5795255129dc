import { beforeAll, describe, expect, test } from 'vitest'
import { memberIn } from '../../../../tests/support/community.ts'
import { idOf, ledgerOf, plusOne, siteAhead, statusOf, step, totalsOf, worked } from '../../../../tests/support/data-jobs.ts'
import { putInStatus } from '../../../../tests/support/members.ts'
import type { TestSite } from '../../../../tests/support/site.ts'
import { colleague } from '../../../../tests/support/staff.ts'

let site: TestSite
beforeAll(async () => {
  site = await siteAhead(2)
})
const owner = () => site.as(site.owner())

/** Items of three batches, and a job that has finished the first batch. */
async function halfDone(asked: object = {}, count = 1100) {
  const in_ = await ledgerOf(site, count)
  const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne, ...asked })
  await step(site, jobId)
  return { in_, jobId }
}

const save = (in_: { dataCollectionId: string }, n: number, data: object) =>
  owner().dataItems.saveDataItem({ ...in_, dataItem: { id: idOf(n), data: { ...data } } })

describe('an item that cannot be changed', () => {
  test('FAILED: items before it are changed, it and those after it are not', async () => {
    const in_ = await ledgerOf(site, 700)
    await save(in_, 600, { total: 'much' })
    await save(in_, 650, { total: 'more' })
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    expect(await worked(site, jobId)).toEqual({
      status: 'FAILED',
      successCount: 600,
      failure: {
        code: 'WDE0080',
        description: 'The item is invalid.',
        dataItemId: idOf(600),
        data: {
          fieldViolations: [
            { field: 'fieldModifications[0].fieldPath', description: 'isn’t a number', violatedRule: 'VALIDATION', data: {} },
          ],
        },
      },
    })
    expect(await totalsOf(site, in_)).toEqual({ 0: 98, 1: 600, more: 1, much: 1 })
  })

  test('FAILED: an item that grows too large', async () => {
    const in_ = await ledgerOf(site, 3)
    await save(in_, 1, { text: 'x'.repeat(499_000) })
    const setFieldOptions = { value: 'y'.repeat(2000) }
    const fieldModifications = [{ action: 'SET_FIELD' as const, fieldPath: 'more', setFieldOptions }]
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      successCount: 1,
      failure: { code: 'WDE0009', dataItemId: idOf(1) },
    })
  })

  test('FAILED: a value too long for its index', async () => {
    const in_ = await ledgerOf(site, 3)
    await owner().dataCollections.createDataIndex({ ...in_, index: { name: 'words', fields: [{ path: 'words' }] } })
    const fieldModifications = [{ action: 'SET_FIELD' as const, fieldPath: 'words', setFieldOptions: { value: 'z'.repeat(2100) } }]
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      successCount: 0,
      failure: { code: 'WDE0080', dataItemId: idOf(0) },
    })
  })

  test('FAILED: a duplicate of a unique value', async () => {
    const in_ = await ledgerOf(site, 5)
    await owner().dataCollections.createDataIndex({ ...in_, index: { name: 'seat', fields: [{ path: 'seat' }], unique: true } })
    const fieldModifications = [{ action: 'SET_FIELD' as const, fieldPath: 'seat', setFieldOptions: { value: 'front' } }]
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      successCount: 1,
      failure: { code: 'WDE0123', dataItemId: idOf(1) },
    })
  })

  test('a job stops at the earliest item that fails, even if it fails later', async () => {
    const in_ = await ledgerOf(site, 10)
    await save(in_, 8, { total: 'much' })
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    expect(await statusOf(site, jobId)).toMatchObject({ status: 'INITIALIZED', successCount: 0, failure: { dataItemId: idOf(8) } })
    await save(in_, 8, { total: 0 })
    await save(in_, 5, { total: 'much' })
    expect(await worked(site, jobId)).toMatchObject({ status: 'FAILED', successCount: 5, failure: { dataItemId: idOf(5) } })
  })
})

describe('items that change while a job runs', () => {
  test('each is changed at most once, if it matches the filter at its turn', async () => {
    const { in_, jobId } = await halfDone({ filter: { kind: null } })
    await save(in_, 0, { total: 0 })
    await save(in_, 900, { total: 0, kind: 'other' })
    await owner().dataItems.removeDataItem({ ...in_, dataItemId: idOf(901) })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1098 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 2, 1: 1097 })
  })

  test('an item that starts to match before its turn is changed; items inserted after the last one are not', async () => {
    const { in_, jobId } = await halfDone({ filter: { kind: null } })
    await save(in_, 1050, { total: 7, kind: 'other' })
    await step(site, jobId)
    await save(in_, 1050, { total: 7 })
    await save(in_, 1099.5, { total: 8 })
    await save(in_, 5000, { total: 0 })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 1100 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 1, 1: 1099, 8: 2 })
  })

  test('SUCCEEDED: the collection was emptied; items inserted since are untouched', async () => {
    const { in_, jobId } = await halfDone()
    await owner().dataItems.truncateDataItems(in_)
    await save(in_, 1000, { total: 0 })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 512 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 1 })
  })

  test('SUCCEEDED: the collection was replaced by another of the same name', async () => {
    const { in_, jobId } = await halfDone()
    await owner().dataCollections.deleteDataCollection(in_)
    await owner().dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId } })
    await save(in_, 1000, { total: 0 })
    expect(await worked(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 512 })
    expect(await totalsOf(site, in_)).toEqual({ 0: 1 })
  })

  test('FAILED: the collection was deleted; completed changes are there when it is restored', async () => {
    const { in_, jobId } = await halfDone()
    await owner().dataCollections.deleteDataCollection(in_)
    expect(await worked(site, jobId)).toEqual({
      status: 'FAILED',
      successCount: 512,
      failure: { code: 'WDE0025', description: 'No data collection with this ID exists.' },
    })
    await owner().dataCollections.restoreDataCollection(in_)
    expect(await totalsOf(site, in_)).toEqual({ 0: 588, 1: 512 })
  })
})

describe('the creator lost the permission', () => {
  const open = { permissions: { read: 'SITE_MEMBER', update: 'SITE_MEMBER' } } as const

  test.each(['BLOCKED', 'DELETED', 'OFFLINE', 'PENDING'] as const)('FAILED: a member is %s', async (status) => {
    const [mia, in_] = [await memberIn(site), await ledgerOf(site, 600, open)]
    const { jobId } = await mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    await putInStatus(site, mia.id, status)
    expect(await worked(site, jobId)).toMatchObject({ status: 'FAILED', successCount: 512, failure: { code: 'PERMISSION_DENIED' } })
  })

  test('FAILED: the collection was closed to members; from then on only their own items', async () => {
    const [mia, in_] = [await memberIn(site), await ledgerOf(site, 600, open)]
    const begin = async () => (await mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })).jobId
    const [narrowed, closed] = [await begin(), await begin()]
    for (const jobId of [narrowed, closed]) await step(site, jobId)
    const permit = (update: 'SITE_MEMBER_AUTHOR' | 'ADMIN') =>
      owner().dataCollections.patchDataCollection({
        dataCollection: { id: in_.dataCollectionId, permissions: { read: 'SITE_MEMBER', update } },
      })
    await permit('SITE_MEMBER_AUTHOR')
    expect(await worked(site, narrowed)).toEqual({ status: 'SUCCEEDED', successCount: 512 })
    await permit('ADMIN')
    expect(await worked(site, closed)).toMatchObject({ status: 'FAILED', successCount: 512, failure: { code: 'WDE0027' } })
  })

  test('FAILED: a field that is patched was hidden', async () => {
    const [mia, in_] = [await memberIn(site), await ledgerOf(site, 600, open)]
    const { jobId } = await mia.client.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    const total = { key: 'total', type: 'NUMBER' as const, condition: { permission: 'RESTRICTED' as const } }
    await owner().dataCollections.createDataCollectionField({ ...in_, field: total })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      successCount: 512,
      failure: { code: 'INVALID_ARGUMENT', data: { fieldViolations: [{ field: 'fieldModifications[0].fieldPath' }] } },
    })
  })

  test('FAILED: a staff user lost the role that allows it', async () => {
    const in_ = await ledgerOf(site, 600)
    const finn = await colleague(site, ['ADMINISTRATOR'])
    const { jobId } = await (await finn.client()).dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    await owner().staff.updateStaffRoles({ id: finn.id, roleIds: ['ORDER_FULFILLER'] })
    expect(await worked(site, jobId)).toMatchObject({ status: 'FAILED', successCount: 512, failure: { code: 'PERMISSION_DENIED' } })
  })

  test.each([
    ['with scopes', ['WIX_DATA.UPDATE', 'WIX_DATA.QUERY']],
    ['with full access', undefined],
  ] as const)('FAILED: a key %s was revoked', async (_, permissions) => {
    const in_ = await ledgerOf(site, 600)
    const { apiKey } = await owner().apiKeys.createApiKey({
      name: 'Import',
      ...(permissions ? { permissions: [...permissions] } : { fullAccess: true }),
    })
    const identity = permissions
      ? ({ kind: 'app', siteId: site.siteId, id: apiKey.id, permissions } as const)
      : { ...site.owner(), apiKeyId: apiKey.id }
    const { jobId } = await site.as(identity).dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    expect(await statusOf(site, jobId)).toEqual({ status: 'PROCESSING', successCount: 512 })
    await owner().apiKeys.revokeApiKey({ id: apiKey.id })
    expect(await worked(site, jobId)).toMatchObject({ status: 'FAILED', successCount: 512, failure: { code: 'PERMISSION_DENIED' } })
  })

  test('an app acting as itself works with its current permissions', async () => {
    const in_ = await ledgerOf(site, 600)
    const { app } = await owner().apps.createApp({ name: 'Bookkeeping', permissions: ['WIX_DATA.UPDATE'] })
    const identity = { kind: 'app', siteId: site.siteId, id: app.id, permissions: ['WIX_DATA.UPDATE'], clientId: app.id } as const
    const { jobId } = await site.as(identity).dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })
    await step(site, jobId)
    expect(await statusOf(site, jobId)).toEqual({ status: 'PROCESSING', successCount: 512 })
    await owner().apps.deleteApp({ id: app.id })
    expect(await worked(site, jobId)).toMatchObject({ status: 'FAILED', successCount: 512, failure: { code: 'PERMISSION_DENIED' } })
  })
})
