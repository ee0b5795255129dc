import {
  cases,
  ordersSearch,
  productBySlug,
  productList,
  productListBySearch,
  productsQueryBySlug,
  productsSearch,
  uncached,
  type Case,
} from './cases.ts'
import type { Measured } from './load.ts'
import { makeSite } from './make-site.ts'
import { medianOf, round } from './middle.ts'
import { startOurs, stop } from './processes.ts'
import { isChosen, oursPort, sizes } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** A kept answer takes the same at every size. */
const growing = [...cases, productList, productListBySearch, productsSearch, productBySlug, productsQueryBySlug, ordersSearch]
  .filter(isChosen)
  .map(uncached)
/** How many times as long a call may take as at the smallest size. */
const growthMax = 1.5
/** Enough for the rounds of two cases, each of which is another visitor's. */
const visitors = 10_000

/** Measures the same calls at each size. Each size is a separate site in the same tables. */
export async function growth(place: Workbench): Promise<void> {
  const sites: Site[] = []
  for (const size of sizes) sites.push(await makeSite(place, size, { withOrders: true, visitors }))
  const measured: Map<Case, Measured>[] = []
  for (const site of sites) measured.push(await measureAll(place, site))
  console.log(`\n| call | rows | ours/s | p50 ms | p99 ms | time against ${sizes[0]} (at most ${growthMax} ×) |\n|---|---|---|---|---|---|`)
  for (const one of growing) for (const [index, size] of sizes.entries()) console.log(rowOf(one, size, measured[index]!, measured[0]!))
}

async function measureAll(place: Workbench, site: Site): Promise<Map<Case, Measured>> {
  const ours = await startOurs(environmentOf(place, site))
  const all = new Map<Case, Measured>()
  for (const one of growing) {
    console.error(`measuring: ${one.name}`)
    all.set(one, await medianOf(() => load(one, site, { port: oursPort, who: one.name === ordersSearch.name ? 'owner' : 'visitor' })))
  }
  await stop(ours.child)
  return all
}

function rowOf(one: Case, size: number, at: Map<Case, Measured>, atFirst: Map<Case, Measured>): string {
  const { perSecond, p50, p99, failure } = at.get(one)!
  const times = atFirst.get(one)!.perSecond / perSecond
  return `| ${one.name} | ${size} | ${round(perSecond)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${times.toFixed(2)} ×${times > growthMax ? ', missed' : ''} |${failure ? ` ${failure}` : ''}`
}
