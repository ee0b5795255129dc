import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { planProducts } from '../plan-products.ts'
import { countMatching } from '../store.ts'
import { viewFor } from '../view.ts'

export const countProducts: Handler<typeof productsV3.countProducts> = async (
  context,
  { filter, search, returnNonVisibleProducts: includesHidden = false },
) => {
  const { isShop } = viewFor(context)
  if (includesHidden && !isShop) refuse('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
  const plan = await planProducts(context, { filter, search }, { isShop })
  return { count: await countMatching(context, plan, { includesHidden }) }
}
