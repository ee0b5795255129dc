import type { productsV3 } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { pagingMetadata } from '../paging-metadata.ts'
import { presentVariants } from '../present-variants.ts'
import { selectVariants } from '../store.ts'
import { byProduct, variantsTargets } from '../variants-target.ts'
import { variantsViewFor } from '../view.ts'

export const queryVariants: Handler<typeof productsV3.queryVariants> = async (context, { query, fields }) => {
  const view = variantsViewFor(context, fields)
  const plan = planCallerQuery(context, {
    of: 'variantsV3',
    isPublic: true,
    query,
    at: 'query',
    target: variantsTargets(view.money.currency).query,
    defaultSort: byProduct,
    limits: { max: 1000 },
  })
  const page = plan.page(await selectVariants(context, plan))
  return { variants: await presentVariants(context, page.rows, view), pagingMetadata: pagingMetadata(page) }
}
