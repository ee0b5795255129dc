import { stockEvents } from '@stoa/contract/stock/events'
import { newId, timeOfId } from '../../database/ids.ts'
import { recordEvents } from '../../events/public.ts'
import type { Context, ReplacedVariants } from '../../kernel/context.ts'
import { toWireIdentity } from '../../kernel/identity.ts'
import { freeOf } from './level.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange } from './record.ts'
import { lockStock, type CountedStock } from './store.ts'

const none = { trackQuantity: true, inStock: false, quantity: 0, reserved: 0, preordered: 0, preorderLimit: 0 }

const hasPieces = (level: Pick<CountedStock, 'trackQuantity' | 'quantity' | 'reserved' | 'preordered'>): boolean =>
  level.trackQuantity && freeOf(level) !== 0

/** Records where the stock of variants has gone that are deleted, and where that of new ones comes from. */
export async function recordReplacedVariants(context: Context, { deleted, inserted }: ReplacedVariants): Promise<void> {
  const gone = deleted.filter(hasPieces)
  const held =
    gone.length > 0
      ? await lockStock(
          context.db,
          context.siteId,
          gone.map(({ productId, id }) => ({ productId, variantId: id })),
        )
      : []
  const changes = [
    ...held.map((level) => ({ before: level, after: { ...level, ...none }, revision: level.stockRevision + 1 })),
    ...inserted.filter(hasPieces).map(({ id: variantId, ...level }) => {
      const after = { ...level, variantId }
      return { before: { ...after, ...none }, after, revision: 1 }
    }),
  ]
  if (changes.length === 0) return
  const actor = toWireIdentity(context.identity)
  const reason = 'PRODUCT_CHANGED'
  await insertMovements(
    context.db,
    context.siteId,
    changes.map(({ before, after }) => {
      const [id, quantity] = [newId(), freeOf(after)]
      const { productId, variantId } = after
      return {
        id,
        productId,
        variantId,
        time: timeOfId(id),
        delta: quantity - freeOf(before),
        quantity,
        reason,
        note: null,
        orderId: null,
        actor,
      }
    }),
  )
  recordEvents(
    context,
    stockEvents.variantsChanged,
    changes.map(({ before, after, revision }) => ({
      id: `${after.productId}-${after.variantId}`,
      revision,
      entity: { ...presentChange(after, before), reason },
    })),
  )
}
