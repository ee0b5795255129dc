import { stockEvents } from '@stoa/contract/stock/events'
import { recordEvents } from '../../events/public.ts'
import type { Context, ReplacedVariants } from '../../kernel/context.ts'
import { hasTrackedPieces } from '../catalogue/public.ts'
import { manualMovement } from './movements/manual-movement.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange } from './record.ts'

const none = { trackQuantity: true, inStock: false, quantity: 0, reserved: 0, preordered: 0, preorderLimit: 0 }

/** Records where the stock of variants has gone that were deleted, and where that of new ones comes from. Of a deleted one, the event of its product says that
 *  it is gone. */
export async function recordReplacedVariants(context: Context, { deleted, inserted }: ReplacedVariants): Promise<void> {
  const changes = [
    ...deleted.filter(hasTrackedPieces).map((variant) => ({ variant, before: variant, after: { ...variant, ...none } })),
    ...inserted.filter(hasTrackedPieces).map((variant) => ({ variant, before: { ...variant, ...none }, after: variant })),
  ]
  if (changes.length === 0) return
  const reason = 'PRODUCT_CHANGED'
  await insertMovements(
    context.db,
    context.siteId,
    changes.map(({ variant: { productId, id: variantId }, ...levels }) =>
      manualMovement(context, { productId, variantId, ...levels, reason }),
    ),
  )
  const stocked = inserted.filter(hasTrackedPieces).map(({ id: variantId, ...level }) => ({ ...level, variantId, stockRevision: 1 }))
  if (stocked.length === 0) return
  recordEvents(
    context,
    stockEvents.variantsChanged,
    stocked.map(({ stockRevision, ...after }) => {
      const entity = { ...presentChange(after, { ...after, ...none }), reason }
      return { id: `${after.productId}-${after.variantId}`, revision: stockRevision, entity }
    }),
  )
}
