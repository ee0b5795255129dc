import type { CallId } from '@stoa/contract/routes'

/** Calls that only read before their first write, and whose reads don't begin a transaction. Their key is claimed with that write, which is often the only
 *  statement of their transaction. All others claim it before they do anything. */
export const lateClaims: ReadonlySet<CallId> = new Set<CallId>([
  'carts.addToCurrentCart',
  'carts.updateCurrentCart',
  'carts.removeLineItemsFromCurrentCart',
  'carts.updateCurrentCartLineItemQuantity',
  'carts.createCheckoutFromCurrentCart',
  'checkouts.createCheckout',
  'checkouts.updateCheckout',
  'checkouts.addToCheckout',
  'checkouts.removeLineItems',
  'checkouts.updateLineItemsQuantity',
  'checkouts.selectPaymentMethod',
  'checkouts.removeOverrideCheckoutUrl',
  'checkouts.createOrder',
  'dataItems.insertDataItem',
])
