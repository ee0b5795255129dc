import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { listedMax } from '@stoa/contract/catalogue/list'
import { createLongLists } from '../../../database/query/long-lists.ts'
import type { Scope } from '../../../kernel/context.ts'
import { facetsOf, isEmptyList, isTooLong, totalIn } from './facets.ts'
import type { ProductList } from './request.ts'
import { countListed, selectFacets } from './store.ts'

type Facets = ResponseOf<typeof catalogue.listProducts>['facets']

/** Their facets don't depend on the filters. */
const longLists = createLongLists<Facets>()

interface ListFacets {
  facets: Facets
  total: number
  /** Whether it has no products, however it is filtered. */
  isEmpty: boolean
}

/** The facets of a list, and how many products match: `listedMax` plus one means more than that. One statement, unless the list is too long. */
export async function readFacets(scope: Scope, list: ProductList): Promise<ListFacets> {
  const key = JSON.stringify([scope.siteId, list.scope])
  const cached = longLists.get(key)
  if (cached) return { facets: cached, total: await totalOfLong(scope, list), isEmpty: false }
  const rows = await selectFacets(scope, list)
  const facets = facetsOf(rows)
  if (!isTooLong(rows)) return { facets, total: totalIn(rows), isEmpty: isEmptyList(rows) }
  longLists.set(key, facets)
  return { facets, total: await totalOfLong(scope, list), isEmpty: false }
}

const totalOfLong = async (scope: Scope, list: ProductList): Promise<number> =>
  list.filters.length === 0 ? listedMax + 1 : countListed(scope, list)
