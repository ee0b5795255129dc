import { uncached, type Case } from './cases.ts'
import { growItems } from './grow-items.ts'
import { makeSite } from './make-site.ts'
import { medianOf, round } from './middle.ts'
import { startOurs, stop } from './processes.ts'
import { oursPort, sizes } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const data = { title: 'Thing', price: 12, city: 'City 3', tags: ['t1', 'u1'] }
const range = { price: { $gte: 12, $lt: 900_000 } }
/** A filter that matches about 100,000 items, or all of a smaller collection: prices are spread evenly over a million values. */
const slice = (size: number) => ({ price: { $lt: Math.round(1_000_003 * Math.min(1, 100_000 / size)) } })

interface DataCase {
  name: string
  isWrite: boolean
  body(size: number): unknown
  path: string
  method?: 'GET' | 'POST'
  /** Without an index the query reads all items, which exceeds the time limit of a request with a million of them. */
  needsIndex?: boolean
}

const sorted = { filter: range, sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 50 } }
const figures = { groupingFields: ['city'], operations: [{ resultFieldName: 'sum', sum: { itemFieldName: 'price' } }] }

const dataCases: readonly DataCase[] = [
  { name: 'get', isWrite: false, method: 'GET', path: '/wix-data/v2/items/item-7', body: () => undefined },
  {
    name: 'query of 50, filtered and sorted',
    isWrite: false,
    path: '/wix-data/v2/items/query',
    body: () => ({ query: sorted }),
    needsIndex: true,
  },
  {
    name: 'aggregate over at most 100,000, 500 groups',
    isWrite: false,
    path: '/wix-data/v2/items/aggregate',
    body: (size) => ({ initialFilter: slice(size), aggregation: figures }),
    needsIndex: true,
  },
  { name: 'insert', isWrite: true, path: '/wix-data/v2/items', body: () => ({ dataItem: { data } }) },
  {
    name: 'bulk insert of 1,000',
    isWrite: true,
    path: '/wix-data/v2/bulk/items/insert',
    body: () => ({ dataItems: Array.from({ length: 1000 }, () => ({ data })) }),
  },
]

const caseOf = ({ name, isWrite, method = 'POST', path, body }: DataCase, dataCollectionId: string, size: number): Case =>
  uncached({
    name,
    budget: 0,
    freshVisitors: false,
    makesRows: isWrite,
    steps: () =>
      method === 'GET'
        ? [{ method, path: `${path}?dataCollectionId=${dataCollectionId}` }]
        : [{ method, path, body: { dataCollectionId, ...(body(size) as object) } }],
  })

/** Measures calls about data items at each size, with and without an owner's index, against the smallest size. The part `floor` compares those with budgets with
 *  the floors. */
export async function siteData(place: Workbench): Promise<void> {
  console.log(`\n| items | index | rows | ours/s | p50 ms | time against ${sizes[0]} |\n|---|---|---|---|---|---|`)
  const site = await makeSite(place, 1000)
  const idOf = (size: number, isIndexed: boolean) => `Things-${size}-${isIndexed ? 'indexed' : 'plain'}`
  for (const isIndexed of [true, false]) {
    for (const size of sizes)
      await growItems(place.connectionString, { siteId: site.settings.siteId, id: idOf(size, isIndexed), count: size, isIndexed })
  }
  const ours = await startOurs(environmentOf(place, site))
  for (const one of dataCases) {
    for (const isIndexed of [true, false]) {
      const first: { time?: number } = {}
      for (const size of sizes.filter((rows) => isIndexed || !one.needsIndex || rows <= 100_000))
        console.log(await compared(one, { site, size, isIndexed, id: idOf(size, isIndexed), first }))
    }
  }
  await againstOthers(site, idOf)
  await stop(ours.child)
}

interface Compared {
  site: Site
  size: number
  isIndexed: boolean
  id: string
  /** Time per request at the smallest size, in milliseconds. */
  first: { time?: number }
}

async function compared(one: DataCase, { site, size, isIndexed, id, first }: Compared): Promise<string> {
  const { perSecond, p50, failure } = await medianOf(() => load(caseOf(one, id, size), site, { port: oursPort, who: 'visitor' }))
  const time = 1000 / perSecond
  first.time ??= time
  return `| ${one.name} | ${isIndexed ? 'yes' : 'no'} | ${size} | ${perSecond.toFixed(1)} | ${p50.toFixed(2)} | ${(time / first.time).toFixed(2)} × |${failure ? ` failed: ${failure}` : ''}`
}

/** The best results of comparable products on two cores with 32 callers, in calls per second. */
const others = { insert: 432, 'query of 50, filtered and sorted': 309 }

async function againstOthers(site: Site, idOf: (size: number, isIndexed: boolean) => string): Promise<void> {
  const size = sizes[1] ?? sizes[0]!
  console.log(`\n| 32 callers, with an index on ${size} items | ours/s | p50 ms | the best of others/s | times |\n|---|---|---|---|---|`)
  for (const [name, best] of Object.entries(others)) {
    const asked = caseOf(
      dataCases.find((one) => one.name === name)!,
      idOf(size, true),
      size,
    )
    const { perSecond, p50 } = await medianOf(() => load(asked, site, { port: oursPort, who: 'visitor', callers: 32 }))
    console.log(`| ${name} | ${round(perSecond)} | ${p50.toFixed(2)} | ${best} | ${(perSecond / best).toFixed(1)} × |`)
  }
}
