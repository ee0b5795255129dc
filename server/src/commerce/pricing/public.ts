export type { Basket, PriceRules } from './basket.ts'
export type { Charge } from './charge.ts'
export { scaleOf } from './currency.ts'
export {
  type DeliveryOffer,
  type DeliveryOption,
  type DeliveryProblem,
  type DeliveryQuote,
  type Parcel,
  quoteDelivery,
} from './delivery.ts'
export type { Step } from './derivation.ts'
export type { AppliedDiscount, Discount } from './discounts.ts'
export type { Explainable, ExplainedCharge, ExplainedDiscount } from './explanation.ts'
export { explainTotals } from './explain-totals.ts'
export { explainableOf } from './explainable.ts'
export { addUp, AmountTooLarge, fromNumber, fromWireAmount, LARGEST_MINOR, times, toNumber, toWireAmount } from './money.ts'
export type { AddressRegion } from './address-region.ts'
export { presentDeliveryCost, presentLinePrices, presentSummary, type Writer } from './present.ts'
export { priceRulesOf } from './price-rules.ts'
export { type Millionths, ONE, percentageOf, readRate } from './rate.ts'
export { halfUp } from './rounding.ts'
export type { Summary } from './summary.ts'
export { taxesAt } from './tax.ts'
export { priceBasket, type PricedDelivery, type PricedLine, basketTaxAddress, type Totals } from './totals.ts'
export { formatAmount, toMultiCurrencyPrice, toWirePrice, type WirePrice } from './wire-price.ts'
