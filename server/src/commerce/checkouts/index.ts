import type { checkouts as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addToCheckout } from './calls/add-to-checkout.ts'
import { createCheckout } from './calls/create-checkout.ts'
import { createOrder } from './calls/create-order.ts'
import { getCheckoutByCartId } from './calls/get-checkout-by-cart-id.ts'
import { getCheckoutPaymentSettings } from './calls/get-checkout-payment-settings.ts'
import { getCheckoutUrl } from './calls/get-checkout-url.ts'
import { getCheckout } from './calls/get-checkout.ts'
import { markCheckoutAsCompleted } from './calls/mark-checkout-as-completed.ts'
import { removeCoupon } from './calls/remove-coupon.ts'
import { removeGiftCard } from './calls/remove-gift-card.ts'
import { removeLineItems } from './calls/remove-line-items.ts'
import { removeOverrideCheckoutUrl } from './calls/remove-override-checkout-url.ts'
import { selectPaymentMethod } from './calls/select-payment-method.ts'
import { updateCheckout } from './calls/update-checkout.ts'
import { updateLineItemsQuantity } from './calls/update-line-items-quantity.ts'

export const checkouts: Handlers<typeof contract> = {
  createCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getCheckoutPaymentSettings,
  updateCheckout,
  removeCoupon,
  removeGiftCard,
  removeOverrideCheckoutUrl,
  addToCheckout,
  removeLineItems,
  updateLineItemsQuantity,
  selectPaymentMethod,
  createOrder,
  markCheckoutAsCompleted,
}

export { purgeOwnerCheckouts } from './purge-owner.ts'
export { pastCheckout, pastLine } from './load.ts'
export { resolveLines } from './resolve-lines.ts'
export { insertCheckouts } from './store.ts'
