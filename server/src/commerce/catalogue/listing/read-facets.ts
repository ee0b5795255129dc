import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { listedMax } from '@stoa/contract/catalogue/list'
import type { Scope } from '../../../kernel/context.ts'
import { noteClock } from '../../../kernel/source-changes.ts'
import { facetsOf, isTooLong, totalIn } from './facets.ts'
import type { ProductList } from './request.ts'
import { countListed, selectFacets } from './store.ts'

type Facets = ResponseOf<typeof catalogue.listProducts>['facets']

const cachedForMs = 10_000
const cachedMax = 1000
/** The facets of lists that are too long to count. They cost ten thousand reads, don't depend on the filters, and a list that long doesn't become short. */
const longLists = new Map<string, { until: number; facets: Facets }>()

/** The facets of a list, and how many products match: `listedMax` plus one means more than that. One statement, unless the list is too long. */
export async function readFacets(scope: Scope, list: ProductList): Promise<{ facets: Facets; total: number }> {
  const key = JSON.stringify([scope.siteId, list.scope])
  const cached = longLists.get(key)
  if (cached && cached.until > performance.now()) {
    noteClock()
    return { facets: cached.facets, total: await totalOfLong(scope, list) }
  }
  const rows = await selectFacets(scope, list)
  const facets = facetsOf(rows)
  if (!isTooLong(rows)) return { facets, total: totalIn(rows) }
  longLists.delete(key)
  if (longLists.size >= cachedMax) longLists.delete(longLists.keys().next().value!)
  longLists.set(key, { until: performance.now() + cachedForMs, facets })
  return { facets, total: await totalOfLong(scope, list) }
}

const totalOfLong = async (scope: Scope, list: ProductList): Promise<number> =>
  list.filters.length === 0 ? listedMax + 1 : countListed(scope, list)
