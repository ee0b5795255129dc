import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/checkouts/violation'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { AmountTooLarge, type AddressRegion, priceBasket, priceRulesOf, type Totals } from '../pricing/public.ts'
import { allocateAvailability } from './allocate-availability.ts'
import type { Checkout, MerchantDiscount, PaymentMethod } from './checkout.ts'
import type { Line } from './line.ts'
import { paymentMethodOf } from './payment-method.ts'
import { resolveLines } from './resolve-lines.ts'
import { violationsOf } from './violations.ts'

/** What a cart or a checkout is and comes to at this moment. */
export interface Calculation {
  /** In their order; those without an `item` are in no total. */
  lines: Line[]
  totals: Totals
  /** What stands in the way of an order. */
  violations: Static<typeof Violation>[]
  paymentMethod: PaymentMethod | undefined
}

/** What decides the totals besides the lines. */
export interface Terms {
  destination?: AddressRegion | undefined
  billingAddress?: AddressRegion | undefined
  deliveryCode?: string | undefined
  merchantDiscounts?: readonly MerchantDiscount[] | undefined
  omit?: readonly ('tax' | 'delivery')[]
}

/** Looks up a checkout's lines in one statement and reckons what it comes to. Refuses TOTAL_TOO_HIGH. */
export async function calculateCheckout(context: Context, checkout: Pick<Checkout, 'doc'>): Promise<Calculation> {
  return calculateLines(await resolveLines(context, checkout.doc.lines), checkout, context.site.settings)
}

/** The same for lines that have been resolved up already. */
export function calculateLines(resolved: readonly Line[], { doc }: Pick<Checkout, 'doc'>, settings: ShopSettings): Calculation {
  const lines = allocateAvailability(resolved)
  const totals = totalsOf(lines, termsOf(doc), settings)
  return { lines, totals, violations: violationsOf(lines, totals), paymentMethod: paymentMethodOf(doc, settings) }
}

const termsOf = ({ destination, billing, delivery, merchantDiscounts }: Checkout['doc']): Terms => ({
  destination: destination?.address ?? undefined,
  billingAddress: billing?.address ?? undefined,
  deliveryCode: delivery?.code,
  merchantDiscounts,
})

/** Refuses TOTAL_TOO_HIGH where any amount passes what pricing reckons with. */
export function totalsOf(lines: readonly Line[], terms: Terms, settings: ShopSettings): Totals {
  const { destination, billingAddress, deliveryCode, merchantDiscounts = [], omit } = terms
  try {
    return priceBasket(
      {
        currency: settings.currency,
        lines: lines.flatMap(({ stored: { id, quantity }, item }) => (item ? [{ id, quantity, ...item }] : [])),
        discounts: merchantDiscounts.map(({ id, amountMinor, lineItemIds }) => ({
          kind: 'MERCHANT',
          source: id,
          scope: lineItemIds ? { lineIds: lineItemIds } : 'all',
          amountMinor,
        })),
        destination,
        billingAddress,
        selectedDeliveryCode: deliveryCode,
        ...(omit ? { omit } : {}),
      },
      priceRulesOf(settings),
    )
  } catch (error) {
    if (error instanceof AmountTooLarge) refuse('TOTAL_TOO_HIGH')
    throw error
  }
}
