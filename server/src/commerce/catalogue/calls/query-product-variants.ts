import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { matchesChoices } from '../choices.ts'
import { presentVariant } from '../present.ts'
import { findProductState, productFrom } from '../store.ts'
import { viewFor } from '../view.ts'

const pageSize = 100

/** A product has at most a thousand variants, so all are read and then filtered here. */
export const queryProductVariants: Handler<typeof catalogue.queryProductVariants> = async (context, request) => {
  const { id, choices = {}, variantIds, paging, includeMerchantSpecificData } = request
  const { state } = (await findProductState(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  const { product, variants } = productFrom(state)
  const matching = variantIds?.length
    ? variants.filter((variant) => variantIds.includes(variant.id))
    : variants.filter((variant) => matchesChoices(variant, choices))
  const offset = paging?.offset ?? 0
  const page = matching.slice(offset, offset + (paging?.limit ?? pageSize))
  const view = viewFor(context, includeMerchantSpecificData)
  return {
    variants: page.map((variant) => presentVariant(product, variant, view)),
    metadata: { items: page.length, offset },
    totalResults: matching.length,
  }
}
