import type { MovementReason } from '@stoa/contract/stock/reasons'
import { newId, timeOfId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import { toWireIdentity } from '../../../kernel/identity.ts'
import { freeOf, type Level } from '../level.ts'
import type { Movement } from './movement.ts'

interface ManualChange {
  productId: string
  variantId: string
  /** Null: the default location. */
  locationId: string | null
  before: Level
  after: Level
  reason: MovementReason
  note?: string | null | undefined
}

/** The movement of a change that no order makes, by the caller. */
export function manualMovement({ identity }: Pick<Context, 'identity'>, change: ManualChange): Movement {
  const { productId, variantId, locationId, before, after, reason, note = null } = change
  const [id, quantity] = [newId(), freeOf(after)]
  const delta = quantity - freeOf(before)
  return {
    id,
    productId,
    variantId,
    locationId,
    time: timeOfId(id),
    delta,
    quantity,
    reason,
    note,
    orderId: null,
    actor: toWireIdentity(identity),
  }
}
