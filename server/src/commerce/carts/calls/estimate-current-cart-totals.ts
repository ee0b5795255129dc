import type { carts } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Handler } from '../../../kernel/handler.ts'
import { allocateAvailability, linesFrom, type Terms, totalsOf } from '../../checkouts/public.ts'
import type { CartDoc } from '../cart.ts'
import { cartNotFound } from '../change.ts'
import { presentEstimate } from '../present-estimate.ts'
import { readCart } from '../store.ts'

export const estimateCurrentCartTotals: Handler<typeof carts.estimateCurrentCartTotals> = async (context, request) => {
  const { identity, site, services } = context
  services.rateLimits.count('estimates', `${site.id} ${identity.kind}:${identity.id}`)
  const cart = (await readCart(context)) ?? cartNotFound()
  const lines = allocateAvailability(linesFrom(context, cart.doc.lines, cart.items))
  return presentEstimate(context, { cart, lines, totals: totalsOf(lines, termsOf(cart.doc, request), site.settings) })
}

/** Terms of the request, falling back to those of the cart. */
function termsOf(cart: CartDoc, request: RequestOf<typeof carts.estimateCurrentCartTotals>): Terms {
  const { shippingAddress, billingAddress, selectedShippingOption, calculateTax, calculateShipping } = request
  return {
    destination: shippingAddress ?? cart.contactInfo?.address ?? undefined,
    billingAddress: billingAddress ?? cart.contactInfo?.address ?? undefined,
    deliveryCode: (selectedShippingOption ?? cart.selectedShippingOption)?.code,
    merchantDiscounts: cart.merchantDiscounts,
    omit: [...(calculateTax === false ? ['tax' as const] : []), ...(calculateShipping === false ? ['delivery' as const] : [])],
  }
}
