import type { Static } from 'typebox'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { StockMovement } from '@stoa/contract/stock/movement'
import type { CallerIdentity } from '../../../kernel/identity.ts'
import type { NamedMovement } from './store.ts'

/** A movement on the wire. Notes are for owners. */
export function presentMovement(
  { time, note, actor, orderId, orderNumber, productName, choices, ...movement }: NamedMovement,
  { kind }: Pick<CallerIdentity, 'kind'>,
): Static<typeof StockMovement> {
  const { id, productId, variantId, locationId, delta, quantity, reason } = movement
  return {
    id,
    variant: `${productId}-${variantId}`,
    productId,
    variantId,
    locationId: locationId ?? defaultLocationId,
    ...(productName === null ? {} : { productName }),
    ...(choices === null ? {} : { choices }),
    time: time.toISOString(),
    delta,
    quantity,
    reason,
    ...(note !== null && kind === 'owner' ? { note } : {}),
    ...(orderId === null ? {} : { orderId }),
    ...(orderNumber === null ? {} : { orderNumber: String(orderNumber) }),
    identity: actor,
  }
}
