import { productV3Events } from '@stoa/contract/products-v3/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { ProductWithVariants } from '../catalogue/public.ts'
import { presentProductV3 } from './present/product.ts'
import type { View } from './present/view.ts'

/** Products that were created, changed or deleted, as they are now or were last. */
export interface ProductChanges {
  created?: readonly ProductWithVariants[]
  updated?: readonly ProductWithVariants[]
  deleted?: readonly ProductWithVariants[]
}

/** Records the events of the catalogue V3, whichever catalogue the change was made in. They have the product without its variants. */
export async function recordProductEvents(context: Context, changes: ProductChanges): Promise<void> {
  const view = eventView(context)
  for (const kind of ['created', 'updated', 'deleted'] as const)
    for (const { product, variants } of changes[kind] ?? [])
      recordEvent(context, productV3Events[kind], {
        id: product.id,
        revision: product.revision,
        entity: presentProductV3(product, variants, { view }),
      })
}

/** What webhooks get, which only the shop has. */
function eventView({ site, services }: Context): View {
  const { currency, locale, weightUnit } = site.settings
  return {
    money: { currency, locale },
    baseUrl: services.settings.baseUrl,
    weightUnit,
    fields: new Set(),
    isShop: true,
    hasVariants: false,
  }
}
