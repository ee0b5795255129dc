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

/** The current state of a cart or a checkout, with its totals. */
export interface Calculation {
  /** In their order. Lines without an `item` count towards no total. */
  lines: Line[]
  totals: Totals
  /** What prevents an order. */
  violations: Static<typeof Violation>[]
  paymentMethod: PaymentMethod | undefined
}

/** What affects the totals besides the lines. */
export interface Terms {
  destination?: AddressRegion | undefined
  billingAddress?: AddressRegion | undefined
  deliveryCode?: string | undefined
  merchantDiscounts?: readonly MerchantDiscount[] | undefined
  omit?: readonly ('tax' | 'delivery')[]
}

/** Resolves a checkout's lines in one statement and calculates its totals. Refuses with TOTAL_TOO_HIGH. */
export async function calculateCheckout(context: Context, checkout: Pick<Checkout, 'doc'>): Promise<Calculation> {
  return calculateLines(await resolveLines(context, checkout.doc.lines), checkout, context.site.settings)
}

/** The same for lines that are already resolved. */
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

/** Refuses with TOTAL_TOO_HIGH if an amount exceeds what pricing calculates with. */
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
