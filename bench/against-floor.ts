import { cases, catalogueReads, dataCollectionId, dataInsert, dataQuery, firstReads, ordersSearch } from './cases.ts'
import { compare, printComparisons } from './compare.ts'
import { growItems } from './grow-items.ts'
import { makeSite, visitorsOfLoad } from './make-site.ts'
import { memoryOf, startOurs, stop } from './processes.ts'
import { isChosen } from './settings.ts'
import { memberCase } from './signing-in.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const items = 100_000

/** Measures the calls that have budgets against both floors. */
export async function againstFloor(place: Workbench): Promise<void> {
  const site = await makeSite(place, 1000, { withOrders: true, visitors: visitorsOfLoad })
  const { siteId, apiKey } = site.settings
  await growItems(place.connectionString, { siteId, id: dataCollectionId, count: items, isIndexed: true })
  const ours = await startOurs(environmentOf(place, site))
  console.log(`memory idle: ${memoryOf(ours.child)} MB`)
  const measured = [
    ...cases,
    ...firstReads,
    ...catalogueReads,
    { ...ordersSearch, token: apiKey! },
    await memberCase(site),
    dataQuery,
    dataInsert,
  ].filter(isChosen)
  const comparisons = []
  for (const one of measured) comparisons.push(await compare(one, { place, site, ours: ours.child }))
  printComparisons(comparisons)
  console.log(`\nmemory after load: ${memoryOf(ours.child)} MB`)
  await stop(ours.child)
}
