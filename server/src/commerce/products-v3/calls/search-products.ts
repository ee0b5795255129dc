import type { productsV3 } from '@stoa/contract'
import { requestOfSearch, planAggregatedSearch } from '../../../http/plan-aggregated-search.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { catalogueVisibleTo, selectProductStates } from '../../catalogue/public.ts'
import { withoutMatchItems } from '../match-items.ts'
import { pagingMetadata } from '../paging-metadata.ts'
import { presentRead } from '../present-once.ts'
import { productsSearchTarget } from '../products-target.ts'
import { searchableProducts } from '../searchable.ts'
import { subtreesIn } from '../subtrees.ts'
import { viewFor } from '../view.ts'

const list = { of: 'productsV3', isPublic: true } as const

export const searchProducts: Handler<typeof productsV3.searchProducts> = async (context, { search, fields }) => {
  const view = viewFor(context, fields, false)
  const request = requestOfSearch(context, { ...list, search })
  const subtrees = await subtreesIn(context, withoutMatchItems(request.filter))
  const { plan, aggregate } = planAggregatedSearch(context, {
    ...list,
    search,
    readFilter: withoutMatchItems,
    target: productsSearchTarget({ currency: view.money.currency, isShop: view.isShop }, subtrees),
    searchable: await searchableProducts(context, request.search, view),
    limits: { max: 100 },
  })
  const page = plan.page(await selectProductStates(context, plan))
  const aggregationData = await aggregate(context.db, { from: 'products', where: catalogueVisibleTo(context.identity, 'products') })
  return {
    products: await presentRead(context, page.rows, view),
    pagingMetadata: pagingMetadata(page),
    ...(aggregationData && { aggregationData }),
  }
}
