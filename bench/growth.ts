import { ordersSearch, productList, productsQuery } from './cases.ts'
import { makeSite } from './make-site.ts'
import { medianOf, round } from './middle.ts'
import { startOurs, stop } from './processes.ts'
import { oursPort, sizes } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** Measures the same query at each size. Each size is a separate site in the same tables. */
export async function growth(place: Workbench): Promise<void> {
  console.log(`\n| query | rows | ours/s | p50 ms | p99 ms | time against ${sizes[0]} |\n|---|---|---|---|---|---|`)
  const sites: Site[] = []
  for (const size of sizes) sites.push(await makeSite(place, size, { withOrders: true }))
  for (const one of [productsQuery, productList, ordersSearch]) {
    let first: number | undefined
    for (const [index, site] of sites.entries()) {
      const ours = await startOurs(environmentOf(place, site))
      const measured = await medianOf(() => load(one, site, { port: oursPort, who: one === ordersSearch ? 'owner' : 'visitor' }))
      await stop(ours.child)
      const time = 1000 / measured.perSecond
      first ??= time
      console.log(
        `| ${one.name} | ${sizes[index]} | ${round(measured.perSecond)} | ${measured.p50.toFixed(2)} | ${measured.p99.toFixed(2)} | ${(time / first).toFixed(2)} × |`,
      )
    }
  }
}
