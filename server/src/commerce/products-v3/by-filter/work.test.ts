import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from '@stoa/sdk'
import { siteAhead } from '../../../../../tests/support/data-jobs.ts'
import { failing } from '../../../../../tests/support/failing-services.ts'
import { hasEnded, jobOf, step } from '../../../../../tests/support/products-jobs.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import type { TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import type { Services } from '../../../kernel/context.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  // Not as far as the sites of other tests, whose jobs must not run here.
  site = await siteAhead(3)
  olga = site.as(site.owner())
})

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

/** New products with this brand at 10.00, many at once. */
async function goods(brand: string, count: number): Promise<void> {
  const one = { name: 'Cup', productType: 'PHYSICAL' as const, brand: { name: brand } }
  for (let made = 0; made < count; made += 100) {
    const products = Array.from({ length: Math.min(100, count - made) }, (_, n) => ({
      ...one,
      slug: `${brand.toLowerCase()}-${made + n}`,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10.00' } } }] },
    }))
    await olga.productsV3.bulkCreateProducts({ products })
  }
}

const raise = async (brand: string): Promise<string> =>
  (await olga.productsV3.bulkAdjustProductVariantsByFilter({ filter: { 'brand.name': brand }, actualPrice: { percentage: 10 } })).jobId

/** How many products of a brand there are at each price in cents, and with each revision. */
const pricesOf = async (brand: string): Promise<Record<string, number>> => {
  const rows = await site.database.rows<{ price: string; count: number }>(sql`
    select variants.price_minor || ' revision ' || products.revision as price, count(*)::int as count
    from products join variants on variants.site_id = products.site_id and variants.product_id = products.id
    where products.site_id = ${site.siteId} and products.brand = ${brand} group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ price, count }) => [price, count]))
}

/** Runs the queued jobs once. Failed jobs are queued again. */
const run = (services: Services): Promise<void> =>
  runQueued({ ...site, app: { ...site.app, services } }, { name: 'products-job' }).catch((error: Error) =>
    expect(error.message).toBe('the connection was cut off'),
  )

describe('a price is raised once', () => {
  test('by a job whose batches are cut off before or after their commits', async () => {
    await goods('Crash', 450)
    const jobId = await raise('Crash')
    let rounds = 0
    const services = failing(site, () => (['before commit', 'after commit', undefined] as const)[rounds++ % 3])
    while (!hasEnded(await jobOf(site, jobId))) {
      await run(services)
      // Postponed jobs become due.
      site.clock.now = new Date(site.clock.now!.getTime() + 1000)
    }
    expect(rounds).toBeGreaterThan(5)
    expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { found: 450, succeeded: 450, failed: 0 } })
    expect(await pricesOf('Crash')).toEqual({ '1100 revision 2': 450 })
  }, 60_000)

  test('by parallel workers; of two jobs each raises it', async () => {
    await goods('Twins', 350)
    const [first, second] = [await raise('Twins'), await raise('Twins')]
    const work = async (jobId: string): Promise<void> => {
      while (!hasEnded(await jobOf(site, jobId))) if (!(await step(site, jobId))) await pause(2)
    }
    await Promise.all([first, first, first, second, second].map(work))
    for (const jobId of [first, second])
      expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { succeeded: 350, failed: 0 } })
    expect(await pricesOf('Twins')).toEqual({ '1210 revision 3': 350 })
  }, 60_000)
})

test('a batch that fails is repeated with fewer products; after ten failed attempts in a row the job fails', async () => {
  // Jobs that other tests have left in the queue.
  await runQueued(site)
  await goods('Weak', 101)
  const jobId = await raise('Weak')
  for (let attempt = 1; attempt < 10; attempt++) await run(failing(site, () => 'before commit'))
  await step(site, jobId)
  expect(await jobOf(site, jobId)).toMatchObject({ status: 'RUNNING', totals: { found: 101, succeeded: 1 } })
  for (let attempt = 0; attempt < 2; attempt++) await run(failing(site, () => 'before commit'))
  expect(await jobOf(site, jobId)).toMatchObject({
    status: 'FAILED',
    totals: { found: 101, succeeded: 1, failed: 0 },
    failure: { code: 'JOB_GAVE_UP', description: 'The job failed after several attempts.' },
  })
  expect(await pricesOf('Weak')).toEqual({ '1000 revision 1': 100, '1100 revision 2': 1 })
}, 60_000)

describe('which products', () => {
  test('those that exist when the job is created, and meet the conditions when it reaches them', async () => {
    await goods('Moving', 150)
    const jobId = await raise('Moving')
    const { products } = await olga.productsV3.queryProducts({
      query: { filter: { slug: { $startsWith: 'moving-1' } }, sort: [{ fieldName: 'slug' }], cursorPaging: { limit: 3 } },
    })
    const [left, deleted] = products.map(({ id, revision }) => ({ id, revision }))
    await olga.productsV3.updateProduct({ product: { ...left!, brand: null } })
    await olga.productsV3.deleteProduct({ productId: deleted!.id })
    site.clock.now = new Date(site.clock.now!.getTime() + 1)
    await createV3(olga, { brand: { name: 'Moving' } })
    while (await step(site, jobId));
    expect(await jobOf(site, jobId)).toMatchObject({ status: 'FINISHED', totals: { found: 148, succeeded: 148, failed: 0 } })
    expect(await pricesOf('Moving')).toEqual({ '1100 revision 2': 148, '2000 revision 1': 1 })
  }, 60_000)

  test('one that a change of the batch makes meet the conditions is not changed twice', async () => {
    await goods('Once', 120)
    const filter = { 'brand.name': 'Once', 'actualPriceRange.minValue.amount': { $lt: 100 } }
    const { jobId } = await olga.productsV3.bulkAdjustProductVariantsByFilter({ filter, actualPrice: { amount: '1.00' } })
    while (await step(site, jobId));
    expect(await pricesOf('Once')).toEqual({ '1100 revision 2': 120 })
  }, 60_000)

  test('one that another transaction holds is examined again when it is free', async () => {
    await goods('Held', 2)
    const jobId = await raise('Held')
    const { database, siteId } = site
    const [id] = (
      await database.rows<{ id: string }>(sql`select id from products where site_id = ${siteId} and brand = 'Held' order by id`)
    ).map((one) => one.id)
    let stepping: Promise<boolean> | undefined
    await database.transaction(async (db) => {
      await db.run(sql`update products set brand = 'Other' where site_id = ${siteId} and id = ${id}`)
      stepping = step(site, jobId)
      const waits = () =>
        database.rows(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from products where site_id%for update%'`,
        )
      await expect.poll(async () => (await waits()).length).toBeGreaterThan(0)
    })
    await stepping
    while (await step(site, jobId));
    expect(await jobOf(site, jobId)).toMatchObject({ totals: { found: 2, succeeded: 1, failed: 0 } })
    expect(await pricesOf('Other')).toEqual({ '1000 revision 1': 1 })
  })
})

test('a long job does not block others: batches take turns', async () => {
  await goods('Long', 250)
  await goods('Short', 1)
  const [long, short] = [await raise('Long'), await raise('Short')]
  const now = () => (site.clock.now = new Date(site.clock.now!.getTime() + 1))
  while (!hasEnded(await jobOf(site, long))) await run({ ...site.app.services, now })
  const [shortJob, longJob] = [await jobOf(site, short), await jobOf(site, long)]
  expect(shortJob.finishedDate! < longJob.finishedDate!).toBe(true)
}, 60_000)
