import type { catalogue } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { countProducts, findVariants, selectProducts } from '../store.ts'
import { productsTarget } from '../targets.ts'
import { variantsByProduct, viewFor } from '../view.ts'

export const queryProducts: Handler<typeof catalogue.queryProducts> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'products',
    isPublic: true,
    query,
    at: 'query',
    target: productsTarget(context.site.settings.currency),
    limits: { max: 100 },
  })
  const page = plan.page(await selectProducts(context, plan))
  const ids = page.rows.map(({ id }) => id)
  const [rows, total] = await Promise.all([findVariants(context, ids), countProducts(context, { plan, page })])
  const variants = variantsByProduct(rows)
  const view = viewFor(context)
  return {
    products: page.rows.map((product) => presentProductOnce(context.siteId, product, { variants: variants.get(product.id) ?? [], view })),
    metadata: pageMetadata(page, total),
  }
}
