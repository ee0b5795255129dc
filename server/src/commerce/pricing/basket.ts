import type { DeliveryRegion } from './delivery.ts'
import type { Discount } from './discounts.ts'
import type { Place } from './place.ts'
import type { TaxRegion } from './tax.ts'

/** What is to be priced. Amounts are minor units of its currency, as the shop shows its prices. */
export type Basket = {
  currency: string
  lines: readonly BasketLine[]
  discounts: readonly Discount[]
  fees?: readonly BasketFee[]
  destination?: Place | undefined
  billingAddress?: Place | undefined
  selectedDeliveryCode?: string | undefined
  /** An estimate may leave a part out (calculateTax, calculateShipping); an order never does. */
  leaveOut?: readonly ('tax' | 'delivery')[]
}

export type BasketLine = {
  id: string
  quantity: number
  unitPriceMinor: number
  /** Before the catalogue's own discount; for show only. */
  fullPriceMinor?: number | undefined
  taxGroupId?: string | null | undefined
  /** Physical: something is sent or fetched. */
  deliverable: boolean
  /** Of one piece. */
  weightGrams?: number | undefined
}

export type BasketFee = { code: string; name: string; amountMinor: number; taxGroupId?: string | null | undefined }

/** A site's settings for prices. Their amounts are in `currency`. */
export type PriceRules = {
  currency: string
  taxIncludedInPrices: boolean
  taxRegions: readonly TaxRegion[]
  deliveryRegions: readonly DeliveryRegion[]
  /** Where the shop is: estimates without an address are taxed there. */
  home: Place
}

/** Throws RangeError for a basket that no contract should have let through: a price below zero, half a piece, another currency. */
export function checkBasket(basket: Basket, rules: PriceRules): void {
  if (basket.currency !== rules.currency)
    throw new RangeError(`a basket in ${basket.currency} can’t be priced with rules in ${rules.currency}`)
  if (new Set(basket.lines.map((line) => line.id)).size < basket.lines.length) throw new RangeError('two lines have the same id')
  for (const line of basket.lines) {
    if (line.quantity < 1) throw new RangeError(`line ${line.id} has a quantity of ${line.quantity}`)
    checkWhole(line.quantity, `quantity of line ${line.id}`)
    checkWhole(line.unitPriceMinor, `price of line ${line.id}`)
  }
  for (const fee of basket.fees ?? []) checkWhole(fee.amountMinor, `fee ${fee.code}`)
  for (const discount of basket.discounts) if ('amountMinor' in discount) checkWhole(discount.amountMinor, `discount ${discount.source}`)
}

function checkWhole(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be a non-negative whole number: ${value}`)
}
