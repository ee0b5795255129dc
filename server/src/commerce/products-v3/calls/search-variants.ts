import type { productsV3 } from '@stoa/contract'
import { planAggregatedSearch, requestOfSearch } from '../../../http/plan-aggregated-search.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { pagingMetadata } from '../paging-metadata.ts'
import { presentVariants } from '../present-variants.ts'
import { searchableVariants } from '../searchable.ts'
import { selectVariants, variantsVisibleTo, variantsWithProducts } from '../store.ts'
import { byProduct, variantsTargets } from '../variants-target.ts'
import { variantsViewFor } from '../view.ts'

const list = { of: 'variantsV3', isPublic: true } as const

export const searchVariants: Handler<typeof productsV3.searchVariants> = async (context, { search, fields }) => {
  const view = variantsViewFor(context, fields)
  const { plan, aggregate } = planAggregatedSearch(context, {
    ...list,
    search,
    target: variantsTargets(view.money.currency).search,
    searchable: await searchableVariants(context, requestOfSearch(context, { ...list, search }).search, view),
    defaultSort: byProduct,
    limits: { max: 1000 },
  })
  const page = plan.page(await selectVariants(context, plan))
  const aggregationData = await aggregate(context.db, { from: variantsWithProducts, where: variantsVisibleTo(context.identity) })
  return {
    variants: await presentVariants(context, page.rows, view),
    pagingMetadata: pagingMetadata(page),
    ...(aggregationData && { aggregationData }),
  }
}
