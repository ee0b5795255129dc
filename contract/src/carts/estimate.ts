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
import { Currency, deprecated, field, Guid, maybe, Shape } from '../scalars.ts'
import { TaxableAddress, TaxDetails, TaxSummary } from '../tax.ts'
import { WeightUnit } from '../weight-unit.ts'
import { Cart } from './cart.ts'

/** Prices of one line item. `price`, `fullPrice` and `priceBeforeDiscounts` are per unit; the others are for the full quantity. */
const LineItemPrices = Shape({
  price: field(MultiCurrencyPrice, 'Price per unit after the catalogue’s own discount, as the shop shows its prices.'),
  fullPrice: field(MultiCurrencyPrice, 'Price per unit before the catalogue’s own discount.'),
  priceBeforeDiscounts: field(MultiCurrencyPrice, 'Price per unit before discounts on the cart.'),
  lineItemPrice: field(MultiCurrencyPrice, 'Price of all units, before discounts on the cart.'),
  totalDiscount: field(MultiCurrencyPrice, 'Reduction of the line by discounts on the cart.'),
  totalPriceBeforeTax: field(MultiCurrencyPrice, 'Price of all units after discounts, without tax.'),
  totalPriceAfterTax: field(MultiCurrencyPrice, 'Price of all units after discounts, with tax: what the buyer pays for the line.'),
  taxDetails: maybe(TaxDetails, 'Tax on the line.'),
  modifiers: maybe(MultiCurrencyPrice, 'Price of the selected extras.'),
  depositAmount: maybe(MultiCurrencyPrice, 'Amount to pay now, if the rest is due later.'),
})

/** A line item of the estimate, with its id in the cart. */
export const CalculatedLineItem = Shape({
  lineItemId: field(Guid, 'ID of the line item in the cart.'),
  pricesBreakdown: field(LineItemPrices, 'Prices, discount and tax of the line.'),
  paymentOption: maybe(PaymentOptionType, 'How the line is paid.'),
  taxableAddress: maybe(TaxableAddress, 'Which address decides the tax of the line.'),
})

/** The delivery option used in the estimate, and all options for the destination. */
export const EstimatedShippingInfo = Shape({
  region: maybe(ShippingRegion, 'Delivery region that the destination belongs to. Absent if the shop doesn’t deliver there.'),
  selectedCarrierServiceOption: maybe(SelectedCarrierServiceOption, 'The delivery option that the totals include.'),
  carrierServiceOptions: maybe(
    Type.Array(CarrierServiceOption),
    'All options for the destination. Empty without a destination or if nothing is delivered.',
  ),
})

/** The estimated totals of a cart (commerce §7). If tax or delivery wasn't requested or can't be calculated yet, the totals don't include it;
 *  `calculationErrors` says what failed. */
export const EstimatedTotals = Shape({
  cart: field(Cart, 'The cart that was calculated.'),
  calculatedLineItems: field(Type.Array(CalculatedLineItem), 'Prices of each line, in the order of the cart.'),
  priceSummary: field(PriceSummary, 'Totals of the whole cart.'),
  payNow: field(PriceSummary, 'The part of the totals that is paid when the order is placed.'),
  payLater: field(PriceSummary, 'The part of the totals that is paid later, outside the shop.'),
  appliedDiscounts: field(Type.Array(AppliedDiscount), 'Discounts that are part of the totals.'),
  additionalFees: field(AdditionalFees, 'Fees that are part of the totals.'),
  violations: field(Violations, 'What would prevent an order. Empty if it could be placed.'),
  calculationErrors: field(CalculationErrors, 'Steps of the calculation that failed; the totals don’t include them.'),
  currency: field(Currency, 'Currency of all amounts, as a three-letter ISO 4217 code.'),
  weightUnit: field(WeightUnit, 'Unit of all weights.'),
  taxSummary: maybe(TaxSummary, 'Taxed amount and tax of the whole cart.'),
  shippingInfo: maybe(EstimatedShippingInfo, 'Delivery option that was used, and all others for the destination.'),
  giftCard: maybe(GiftCard, 'The gift card that pays a part of the total.'),
  membershipOptions: deprecated(EstimatedMembershipOptions, 'Memberships that can pay for some of the lines.'),
})
