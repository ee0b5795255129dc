import { beforeAll, describe, expect, test } from 'vitest'
import { openProductsJobsMax } from '@stoa/contract/products-v3/products-job'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { siteAhead } from '../../../../../tests/support/data-jobs.ts'
import { jobOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { retain } from '../../../jobs/apply-retention.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const hide = (brand: string, target = site) =>
  target.as(target.owner()).productsV3.bulkUpdateProductsByFilter({ filter: { 'brand.name': brand }, product: { visible: false } })

describe('200', () => {
  test('a job that waits, and the same when it has finished', async () => {
    await createV3(olga, { brand: { name: 'Shown' } })
    const { jobId } = await hide('Shown')
    const waiting = await jobOf(site, jobId)
    expect(waiting).toEqual({
      id: jobId,
      kind: 'UPDATE_PRODUCTS',
      status: 'WAITING',
      createdDate: expect.any(String),
      totals: { found: 0, succeeded: 0, failed: 0 },
      failures: [],
    })
    expect(await worked(site, jobId)).toEqual({
      ...waiting,
      status: 'FINISHED',
      startedDate: expect.any(String),
      finishedDate: expect.any(String),
      totals: { found: 1, succeeded: 1, failed: 0 },
    })
  })

  test('it names the first hundred products that failed', async () => {
    const products = Array.from({ length: 60 }, () => ({
      name: 'Cup',
      productType: 'PHYSICAL' as const,
      brand: { name: 'Cheap' },
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '1.00' } } }] },
    }))
    for (let twice = 0; twice < 2; twice++) await olga.productsV3.bulkCreateProducts({ products })
    const { jobId } = await olga.productsV3.bulkAdjustProductVariantsByFilter({
      filter: { 'brand.name': 'Cheap' },
      actualPrice: { amount: '-2.00' },
    })
    const { status, totals, failures } = await worked(site, jobId)
    expect([status, totals]).toEqual(['FINISHED', { found: 120, succeeded: 0, failed: 120 }])
    expect(failures).toHaveLength(100)
    expect(failures[0]).toEqual({
      productId: expect.any(String),
      code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
      message: 'The price of a variant would be negative or too high.',
    })
  })

  test('a job whose caller has lost the permission fails', async () => {
    await createV3(olga, { brand: { name: 'Left' } })
    const app = { kind: 'app', siteId: site.siteId, id: ghost, permissions: ['WIX_STORES.PRODUCT_UPDATE'] } as const
    const { jobId } = await site.as(app).productsV3.bulkUpdateProductsByFilter({
      filter: { 'brand.name': 'Left' },
      product: { visible: false },
    })
    expect(await worked(site, jobId)).toMatchObject({
      status: 'FAILED',
      totals: { succeeded: 0, failed: 0 },
      failure: { code: 'PERMISSION_DENIED', description: expect.any(String) },
    })
  })
})

describe('404', () => {
  test('for a missing job, and for one of another site', async () => {
    const [neighbour, { jobId }] = [await site.neighbour(), await hide('Shown')]
    for (const id of [jobId, ghost])
      expect(await refusalOf(neighbour.as(neighbour.owner()).productsV3.getProductsJob({ jobId: id }))).toMatchObject({
        status: 404,
        code: 'JOB_NOT_FOUND',
      })
  })

  test('30 days after its end, when its row is deleted; nothing of the request is stored after the end', async () => {
    const { jobId } = await hide('Shown')
    await worked(site, jobId)
    const stored = () => site.database.rows(sql`select request from product_jobs where site_id = ${site.siteId} and id = ${jobId}`)
    expect(await stored()).toEqual([{ request: null }])
    const endedAgo = (days: number) =>
      site.database.run(sql`
        update product_jobs set ended_date = now() - make_interval(days => ${days}::int) where site_id = ${site.siteId} and id = ${jobId}`)
    await endedAgo(29)
    await retain(site.app, 'product_jobs')
    expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED' })
    await endedAgo(31)
    expect(await refusalOf(olga.productsV3.getProductsJob({ jobId }))).toMatchObject({ status: 404 })
    await retain(site.app, 'product_jobs')
    expect(await stored()).toEqual([])
  })
})

test('403: shoppers', async () => {
  const call = site.as(site.visitor()).productsV3.getProductsJob({ jobId: ghost })
  expect(await refusalOf(call)).toMatchObject({ status: 403 })
})

test('429: so many jobs of a site wait or run; one that ends makes room', async () => {
  const crowded = await siteAhead(2)
  // More at once than allowed: it isn't certain which of them are refused, only how many.
  const answers = await Promise.allSettled(Array.from({ length: openProductsJobsMax + 3 }, () => hide('Nothing', crowded)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as { code: string; status: number }] : []))
  expect(refused.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 3 }, () => [429, 'JOBS_LIMIT_REACHED']))
  const [begun] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  await worked(crowded, begun!.jobId)
  await hide('Nothing', crowded)
  expect(await refusalOf(hide('Nothing', crowded))).toMatchObject({ code: 'JOBS_LIMIT_REACHED' })
}, 60_000)
