import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentModifier } from '../present-modifiers.ts'
import { findProduct } from '../store.ts'

export const getProductModifiers: Handler<typeof catalogue.getProductModifiers> = async (context, { id }) => {
  const { doc } = (await findProduct(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  return { modifiers: doc.modifiers.map((modifier) => presentModifier(modifier, context.site.settings)) }
}
