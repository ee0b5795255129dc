import type { AddressRegion } from './address-region.ts'
import type { DeliveryRegion } from './delivery.ts'
import type { Discount } from './discounts.ts'
import type { TaxRegion } from './tax.ts'

/** What is to be priced. Amounts are in minor units of its currency, as the shop displays its prices. */
export type Basket = {
  currency: string
  lines: readonly BasketLine[]
  discounts: readonly Discount[]
  fees?: readonly BasketFee[]
  destination?: AddressRegion | undefined
  billingAddress?: AddressRegion | undefined
  selectedDeliveryCode?: string | undefined
  /** Parts that an estimate leaves out (calculateTax, calculateShipping); an order never does. */
  omit?: readonly ('tax' | 'delivery')[]
}

export type BasketLine = {
  id: string
  quantity: number
  unitPriceMinor: number
  /** Before the catalogue's own discount; for display only. */
  fullPriceMinor?: number | undefined
  taxGroupId?: string | null | undefined
  /** Physical: it is shipped or picked up. */
  deliverable: boolean
  /** Of one piece. */
  weightGrams?: number | undefined
}

export type BasketFee = { code: string; name: string; amountMinor: number; taxGroupId?: string | null | undefined }

/** A site's price settings. Amounts are in `currency`. */
export type PriceRules = {
  currency: string
  taxIncludedInPrices: boolean
  taxRegions: readonly TaxRegion[]
  deliveryRegions: readonly DeliveryRegion[]
  /** The shop's address. Estimates without an address are taxed there. */
  home: AddressRegion
}

/** Throws a RangeError for a basket that the contract should have rejected: a negative price, half a piece, another currency. */
export function checkBasket(basket: Basket, rules: PriceRules): void {
  if (basket.currency !== rules.currency)
    throw new RangeError(`a basket in ${basket.currency} can’t be priced with rules in ${rules.currency}`)
  if (new Set(basket.lines.map((line) => line.id)).size < basket.lines.length) throw new RangeError('two lines have the same id')
  for (const line of basket.lines) {
    if (line.quantity < 1) throw new RangeError(`line ${line.id} has a quantity of ${line.quantity}`)
    checkNonNegativeInteger(line.quantity, `quantity of line ${line.id}`)
    checkNonNegativeInteger(line.unitPriceMinor, `price of line ${line.id}`)
  }
  for (const fee of basket.fees ?? []) checkNonNegativeInteger(fee.amountMinor, `fee ${fee.code}`)
  for (const discount of basket.discounts)
    if ('amountMinor' in discount) checkNonNegativeInteger(discount.amountMinor, `discount ${discount.source}`)
}

function checkNonNegativeInteger(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} is not a non-negative integer: ${value}`)
}
