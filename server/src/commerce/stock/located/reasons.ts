import type { Static } from 'typebox'
import type { reason } from '@stoa/contract/inventory-v3/inventory-item'
import type { MovementReason } from '@stoa/contract/stock/reasons'

/** Why the stock of an item changes, as the catalogue V3 says. */
export type ItemReason = NonNullable<Static<typeof reason>>

/** The reason that the history gets. Without one, it was a call. */
export const movementReasonOf = (reason: ItemReason | undefined): MovementReason => (reason ? ofItems[reason] : 'API')

const ofItems: Readonly<Record<ItemReason, MovementReason>> = {
  ORDER: 'SOLD_ELSEWHERE',
  MANUAL: 'OTHER',
  REVERT_INVENTORY_CHANGE: 'REVERTED',
}

/** The reason of a movement in the catalogue V3. A call that names none has none there either. */
export const itemReasonOf = (reason: MovementReason): ItemReason | undefined => ofMovements[reason]

const ofMovements: Readonly<Record<MovementReason, ItemReason | undefined>> = {
  ORDER: 'ORDER',
  SOLD_ELSEWHERE: 'ORDER',
  PAYMENT_FAILED: 'REVERT_INVENTORY_CHANGE',
  ORDER_CANCELED: 'REVERT_INVENTORY_CHANGE',
  REVERTED: 'REVERT_INVENTORY_CHANGE',
  RECEIVED: 'MANUAL',
  COUNTED: 'MANUAL',
  DAMAGED: 'MANUAL',
  RETURNED: 'MANUAL',
  OTHER: 'MANUAL',
  MOVED: 'MANUAL',
  API: undefined,
  PRODUCT_CHANGED: undefined,
}
