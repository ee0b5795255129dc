import { setTimeout } from 'node:timers/promises'
import { createClient, type Client } from '@stoa/sdk'
import { sql } from '../server/src/database/sql.ts'
import { adjustBest, eventsOf, prepareBest } from './best/bulk.ts'
import { brandProducts, bulkBrand } from './grow.ts'
import { makeSite } from './make-site.ts'
import { median } from './middle.ts'
import { startOurs, stop } from './processes.ts'
import { oursPort, rounds, sizes } from './settings.ts'
import { environmentOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const count = 1000
const perCall = 100
/** Between two looks at a job. */
const lookMs = 5

/** Raises the prices of 1,000 products until all changes are visible, in shops of the first two sizes: with the call of the catalogue V1, which takes 100 IDs, with
 *  the job of V3, and with the best statement. */
export async function bulk(place: Workbench): Promise<void> {
  console.log(`\n| prices of ${count} products | products of the shop | ms | WAL kB | events |\n|---|---|---|---|---|`)
  for (const size of sizes.slice(0, 2)) await measureAt(place, await makeSite(place, size), size)
}

async function measureAt(place: Workbench, site: Site, size: number): Promise<void> {
  const { siteId, apiKey } = site.settings
  const { database } = place
  const client = createClient({ baseUrl: `http://127.0.0.1:${oursPort}`, apiKey: apiKey!, siteId })
  const ids = await brandProducts(place.connectionString, { siteId, count })
  const ours = await startOurs(environmentOf(place, site))
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'V1, ten calls one after the other': () => adjustByCalls(client, ids),
    'V3, by filter, until the job has ended': () => adjustByFilter(client),
    'the best statement': () => adjustBest(database, siteId, ids),
  }
  await prepareBest(database)
  const measured = new Map<string, Measured[]>(Object.keys(ways).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(ways)) measured.get(name)!.push(await once(place, { site, ids, way }))
  // The first round isn't counted.
  for (const [name, all] of measured) console.log(rowOf(name, size, all.slice(1)))
  await stop(ours.child)
}

interface Measured {
  ms: number
  walBytes: number
  events: number
}

const rowOf = (name: string, size: number, all: readonly Measured[]): string => {
  const of = (key: keyof Measured): number => median(all.map((one) => one[key]))
  return `| ${name} | ${size} | ${of('ms').toFixed(0)} | ${(of('walBytes') / 1000).toFixed(0)} | ${of('events')} |`
}

interface Measurement {
  site: Site
  ids: readonly string[]
  way: () => Promise<unknown>
}

async function once({ database }: Workbench, { site: { settings }, ids, way }: Measurement): Promise<Measured> {
  const { siteId } = settings
  const read = async () =>
    (await database.one<{ wal: number; sum: number }>(sql`
      select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal, (
        select sum(price_minor)::float8 from variants where site_id = ${siteId} and product_id = any(${ids}::uuid[])) as sum`))!
  const [before, events] = [await read(), await eventsOf(database, siteId)]
  const began = performance.now()
  await way()
  const ms = performance.now() - began
  const after = await read()
  if (after.sum !== before.sum + count * 100) throw new Error(`prices rose by ${after.sum - before.sum} instead of ${count * 100}`)
  return { ms, walBytes: after.wal - before.wal, events: (await eventsOf(database, siteId)) - events }
}

async function adjustByCalls({ catalogue }: Client, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perCall) {
    const { results } = await catalogue.bulkAdjustProductProperty({
      ids: ids.slice(from, from + perCall),
      adjust: { price: { amount: 1 } },
    })
    const failed = results.find(({ itemMetadata }) => !itemMetadata.success)
    if (failed) throw new Error(JSON.stringify(failed))
  }
}

async function adjustByFilter({ productsV3 }: Client): Promise<void> {
  const { jobId } = await productsV3.bulkAdjustProductVariantsByFilter({
    filter: { 'brand.name': bulkBrand },
    actualPrice: { amount: '1.00' },
  })
  for (;;) {
    const { job } = await productsV3.getProductsJob({ jobId })
    if (job.status === 'FINISHED' && job.totals.succeeded === count) return
    if (job.finishedDate) throw new Error(JSON.stringify(job))
    await setTimeout(lookMs)
  }
}
