import type { productsV3 } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { selectProductStates } from '../../catalogue/public.ts'
import { pagingMetadata } from '../paging-metadata.ts'
import { presentRead } from '../present-once.ts'
import { productsQueryTarget } from '../products-target.ts'
import { viewFor } from '../view.ts'

export const queryProducts: Handler<typeof productsV3.queryProducts> = async (context, { query, fields }) => {
  const view = viewFor(context, fields, false)
  const plan = planCallerQuery(context, {
    of: 'productsV3',
    isPublic: true,
    query,
    at: 'query',
    target: productsQueryTarget({ currency: view.money.currency, isShop: view.isShop }),
    limits: { max: 100 },
  })
  const page = plan.page(await selectProductStates(context, plan))
  return { products: await presentRead(context, page.rows, view), pagingMetadata: pagingMetadata(page) }
}
