import { stockEvents } from '@stoa/contract/stock/events'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { ChangedStock } from './store.ts'

/** Records an event for each variant of which another number can be sold now. Selling what was reserved changes nothing. */
export const recordStockChanges = (context: Context, changed: readonly ChangedStock[]): void =>
  recordEvents(
    context,
    stockEvents.variantsChanged,
    changed
      .filter(({ added }) => added !== 0)
      .map((change) => ({
        id: `${change.productId}-${change.variantId}`,
        revision: change.stockRevision,
        entity: presentChange(change),
      })),
  )

/** The payload of the wire's event, with one variant. */
export const presentChange = ({ productId, variantId, available, added }: Omit<ChangedStock, 'stockRevision'>) => ({
  inventoryItemId: productId,
  productId,
  variants: [{ id: variantId, oldValue: level(available - added), newValue: level(available) }],
})

const level = (quantity: number) => ({ quantity, inStock: quantity > 0, availableForPreorder: false })
