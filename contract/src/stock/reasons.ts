/** Why the owner changed stock by hand. */
export const adjustmentReasons = ['RECEIVED', 'COUNTED', 'DAMAGED', 'RETURNED', 'OTHER'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

/** Why an order changed stock: it was placed, its payment failed or wasn’t made in time, or it was canceled. */
export const orderReasons = ['ORDER', 'PAYMENT_FAILED', 'ORDER_CANCELED'] as const
export type OrderReason = (typeof orderReasons)[number]

/** Why an app changed the stock of an inventory item. */
export const itemReasons = ['SOLD_ELSEWHERE', 'REVERTED'] as const

/** Stock was moved from one location to another. */
export const moveReason = 'MOVED'

/** Why stock changed. API: a call of the wire that names no reason. PRODUCT_CHANGED: the variant was created or deleted with its stock. */
export const movementReasons = [...orderReasons, ...adjustmentReasons, ...itemReasons, moveReason, 'API', 'PRODUCT_CHANGED'] as const
export type MovementReason = (typeof movementReasons)[number]
