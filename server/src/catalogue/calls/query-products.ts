import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { countedMax, pageMetadata } from '../../http/page-metadata.ts'
import { planned } from '../../http/plan.ts'
import { presentProduct } from '../present.ts'
import { countProducts, findVariants, selectProducts } from '../store.ts'
import { productsTarget } from '../targets.ts'
import { variantsByProduct, viewFor } from '../view.ts'

export const queryProducts: Handler<typeof catalogue.queryProducts> = async (context, { query }) => {
  const plan = planned(context, {
    of: 'products',
    query,
    at: 'query',
    target: productsTarget(context.site.settings.currency),
    limits: { max: 100 },
  })
  const [found, total] = await Promise.all([selectProducts(context, plan), countProducts(context, plan, countedMax)])
  const page = plan.page(found)
  const variants = variantsByProduct(
    await findVariants(
      context,
      page.rows.map(({ id }) => id),
    ),
  )
  const view = viewFor(context)
  return {
    products: page.rows.map((product) => presentProduct(product, variants.get(product.id) ?? [], view)),
    metadata: pageMetadata(page, total),
  }
}
