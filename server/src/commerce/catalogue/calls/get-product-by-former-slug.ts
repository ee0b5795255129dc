import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { findByFormerSlug } from '../slugs/store.ts'
import { viewFor } from '../view.ts'

export const getProductByFormerSlug: Handler<typeof catalogue.getProductByFormerSlug> = async (context, { formerSlug }) => {
  const state = (await findByFormerSlug(context, formerSlug)) ?? refuse('PRODUCT_NOT_FOUND')
  return { product: presentProductOnce(context.siteId, state, viewFor(context)) }
}
