import type { carts } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import {
  calculationErrorsOf,
  type Line,
  paymentMethodOf,
  paymentOptionOf,
  presentDelivery,
  presentPricesOf,
  presentSums,
  linePricesById,
  priceWriter,
  violationsOf,
} from '../checkouts/public.ts'
import type { Totals } from '../pricing/public.ts'
import type { Cart } from './cart.ts'
import { presentCart } from './present.ts'

type Estimate = ResponseOf<typeof carts.estimateCurrentCartTotals>

interface EstimateInput {
  cart: Cart
  lines: readonly Line[]
  totals: Totals
}

/** A cart estimate on the wire. */
export function presentEstimate(context: Pick<Context, 'site'>, { cart, lines, totals }: EstimateInput): Estimate {
  const { settings } = context.site
  const price = priceWriter(settings)
  const priced = linePricesById(totals.lines)
  const paymentMethod = paymentMethodOf({}, settings)
  return {
    cart: presentCart(context, cart, lines),
    calculatedLineItems: lines.map((line) => {
      const { discount, ...prices } = presentPricesOf(line, priced, price)
      return {
        lineItemId: line.stored.id,
        paymentOption: paymentOptionOf(paymentMethod),
        pricesBreakdown: { ...prices, totalDiscount: discount },
      }
    }),
    ...presentSums(totals, paymentMethod, price),
    shippingInfo: presentDelivery(totals, price),
    calculationErrors: calculationErrorsOf(totals),
    violations: violationsOf(lines, totals),
    currency: totals.currency,
    weightUnit: settings.weightUnit,
  }
}
