import type { carts as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addToCurrentCart } from './calls/add-to-current-cart.ts'
import { createCheckoutFromCurrentCart } from './calls/create-checkout-from-current-cart.ts'
import { deleteCurrentCart } from './calls/delete-current-cart.ts'
import { estimateCurrentCartTotals } from './calls/estimate-current-cart-totals.ts'
import { getCurrentCart } from './calls/get-current-cart.ts'
import { removeCouponFromCurrentCart } from './calls/remove-coupon-from-current-cart.ts'
import { removeLineItemsFromCurrentCart } from './calls/remove-line-items-from-current-cart.ts'
import { updateCurrentCartLineItemQuantity } from './calls/update-current-cart-line-item-quantity.ts'
import { updateCurrentCart } from './calls/update-current-cart.ts'

export const carts: Handlers<typeof contract> = {
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  createCheckoutFromCurrentCart,
  removeCouponFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  estimateCurrentCartTotals,
}

export { purgeOwnerCarts } from './purge-owner.ts'
export { mergeCarts } from './merge-carts.ts'
