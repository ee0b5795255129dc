import type { productsV3 } from '@stoa/contract'
import { planAggregatedSearch } from '../../../http/plan-aggregated-search.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { catalogueVisibleTo, selectProductStates } from '../../catalogue/public.ts'
import { withoutMatchItems } from '../match-items.ts'
import { pagingMetadata } from '../paging-metadata.ts'
import { presentRead } from '../present-once.ts'
import { productsTargets } from '../products-target.ts'
import { searchableProducts } from '../searchable.ts'
import { viewFor } from '../view.ts'

export const searchProducts: Handler<typeof productsV3.searchProducts> = async (context, { search, fields }) => {
  const view = viewFor(context, fields, false)
  const { plan, aggregate } = planAggregatedSearch(context, {
    of: 'productsV3',
    isPublic: true,
    search,
    readFilter: withoutMatchItems,
    target: productsTargets({ siteId: context.siteId, currency: view.money.currency, isShop: view.isShop }).search,
    searchable: searchableProducts(view),
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
