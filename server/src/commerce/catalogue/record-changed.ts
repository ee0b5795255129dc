import { productEvents } from '@stoa/contract/catalogue/events'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { presentProduct } from './present.ts'
import { productFrom, selectStatesOf } from './store.ts'
import { viewFor } from './view.ts'

/** Records that fields of products have changed which something else than the catalogue has written, with the products as they are now. */
export async function recordProductsChanged(context: Context, ids: readonly string[], changedFields: readonly string[]): Promise<void> {
  const view = viewFor(context)
  recordEvents(
    context,
    productEvents.changed,
    (await selectStatesOf(context, ids)).map(({ id, state }) => {
      const { product, variants } = productFrom(state)
      return { id, revision: product.revision, entity: presentProduct(product, variants, view), changedFields }
    }),
  )
}
