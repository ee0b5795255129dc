import { Type } from 'typebox'
import { AdditionalFees } from '../checkouts/additional-fee.ts'
import { CalculationErrors } from '../checkouts/calculation-errors.ts'
import { GiftCard } from '../checkouts/gift-card.ts'
import { PriceSummary } from '../checkouts/price-summary.ts'
import { Violations } from '../checkouts/violation.ts'
import { CarrierServiceOption, SelectedCarrierServiceOption, ShippingRegion } from '../delivery.ts'
import { AppliedDiscount } from '../discounts.ts'
import { PaymentOptionType } from '../item.ts'
import { EstimatedMembershipOptions } from '../memberships.ts'
import { MultiCurrencyPrice } from '../money.ts'
import { Currency, deprecated, Guid, maybe, Shape } from '../scalars.ts'
import { TaxableAddress, TaxDetails, TaxSummary } from '../tax.ts'
import { WeightUnit } from '../weight-unit.ts'
import { Cart } from './cart.ts'

/** Prices of one line item. `price`, `fullPrice` and `priceBeforeDiscounts` are per unit; the others are for the full quantity. */
const LineItemPrices = Shape({
  price: MultiCurrencyPrice,
  fullPrice: MultiCurrencyPrice,
  priceBeforeDiscounts: MultiCurrencyPrice,
  lineItemPrice: MultiCurrencyPrice,
  totalDiscount: MultiCurrencyPrice,
  totalPriceBeforeTax: MultiCurrencyPrice,
  totalPriceAfterTax: MultiCurrencyPrice,
  taxDetails: maybe(TaxDetails),
  modifiers: maybe(MultiCurrencyPrice),
  depositAmount: maybe(MultiCurrencyPrice),
})

/** A line item of the estimate, with its id in the cart. */
export const CalculatedLineItem = Shape({
  lineItemId: Guid,
  pricesBreakdown: LineItemPrices,
  paymentOption: maybe(PaymentOptionType),
  taxableAddress: maybe(TaxableAddress),
})

/** The delivery option used in the estimate, and all options for the destination. */
export const EstimatedShippingInfo = Shape({
  region: maybe(ShippingRegion),
  selectedCarrierServiceOption: maybe(SelectedCarrierServiceOption),
  carrierServiceOptions: maybe(Type.Array(CarrierServiceOption)),
})

/** The estimated totals of a cart (commerce §7). If tax or delivery wasn't requested or can't be calculated yet, the totals don't include it;
 *  `calculationErrors` says what failed. */
export const EstimatedTotals = Shape({
  cart: Cart,
  calculatedLineItems: Type.Array(CalculatedLineItem),
  priceSummary: PriceSummary,
  payNow: PriceSummary,
  payLater: PriceSummary,
  appliedDiscounts: Type.Array(AppliedDiscount),
  additionalFees: AdditionalFees,
  violations: Violations,
  calculationErrors: CalculationErrors,
  currency: Currency,
  weightUnit: WeightUnit,
  taxSummary: maybe(TaxSummary),
  shippingInfo: maybe(EstimatedShippingInfo),
  giftCard: maybe(GiftCard),
  membershipOptions: deprecated(EstimatedMembershipOptions),
})
