import type { catalogue } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { countProducts, selectProductStates } from '../store.ts'
import { productsTarget } from '../targets.ts'
import { viewFor } from '../view.ts'

export const queryProducts: Handler<typeof catalogue.queryProducts> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'products',
    isPublic: true,
    query,
    at: 'query',
    target: productsTarget(context.site.settings.currency),
    limits: { max: 100 },
  })
  const page = plan.page(await selectProductStates(context, plan))
  const total = await countProducts(context, { plan, page })
  const view = viewFor(context)
  return {
    products: page.rows.map((state) => presentProductOnce(context.siteId, state, view)),
    metadata: pageMetadata(page, total),
  }
}
