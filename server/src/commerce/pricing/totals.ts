import { checkBasket, type Basket, type BasketFee, type BasketLine, type PriceRules } from './basket.ts'
import { charge, type Charge, type TaxShare } from './charge.ts'
import { quoteDelivery, type DeliveryProblem, type DeliveryQuote, type Parcel } from './delivery.ts'
import { derivationSteps, type Step } from './derivation.ts'
import { applyDiscounts, type AppliedDiscount } from './discounts.ts'
import { addUp, times } from './money.ts'
import { summarise, sumTaxes, type Summary } from './summary.ts'
import { taxesAt, taxAddressOf, type AreaTaxes, type TaxAddress, type TaxRegion } from './tax.ts'

export type PricedLine = Charge & { id: string; quantity: number; unitPriceMinor: number; fullPriceMinor: number }
export type PricedFee = Charge & { code: string; name: string }
export type PricedDelivery = Charge & Omit<DeliveryQuote, 'problem'>

/** What a basket costs, and why. All amounts are in minor units of `currency`. */
export type Totals = {
  currency: string
  taxIncludedInPrices: boolean
  /** In the order of the basket. */
  lines: PricedLine[]
  delivery: PricedDelivery
  fees: PricedFee[]
  discounts: AppliedDiscount[]
  taxes: { taxableMinor: number; taxMinor: number; breakdown: TaxShare[] }
  /** The wire's price summary: before tax, so that subtotal − discount + delivery + fees + tax = total in every shop. */
  summary: Summary
  /** The same amounts as prices are displayed. If prices include tax, so do the other amounts, and the total doesn't add it. */
  displayedSummary: Summary
  /** An order with any of these must be refused. */
  problems: DeliveryProblem[]
  derivation: Step[]
}

/**
 * What a basket costs under a site's rules: the one calculation behind cart estimate, checkout and order. Pure; the order of
 * lines doesn't affect any total. Throws AmountTooLarge if any amount exceeds 10^12 minor units, and a RangeError for an invalid
 * basket (checkBasket). What isn't possible yet, such as an address without delivery, is in `problems`.
 */
export function priceBasket(basket: Basket, rules: PriceRules): Totals {
  checkBasket(basket, rules)
  const goods = applyDiscounts(basket.lines.map(withPrice), discountsFor(basket, 'lines'))
  const { problem, ...quote } = quoteFor(basket, goods.items, rules)
  const carriage = { id: 'delivery', priceMinor: quote.selected?.costMinor ?? 0 }
  const delivery = applyDiscounts([carriage], discountsFor(basket, 'delivery'))

  const taxes = taxesOf(basket, rules, quote)
  const taxed = (price: Price, rows: readonly TaxRegion[]) => charge(price, rows, rules.taxIncludedInPrices)
  return totalsOf({
    currency: basket.currency,
    taxIncludedInPrices: rules.taxIncludedInPrices,
    lines: goods.items.map((line) => ({ ...describe(line), ...taxed(line, taxes.onGoods(line.taxGroupId)) })),
    delivery: { ...quote, ...taxed(delivery.items[0]!, quote.selected ? taxes.onDelivery() : []) },
    fees: (basket.fees ?? []).map((fee) => ({ code: fee.code, name: fee.name, ...taxed(priceOf(fee), taxes.onGoods(fee.taxGroupId)) })),
    discounts: [...goods.applied, ...delivery.applied],
    problems: problem ? [problem] : [],
  })
}

type Price = { priceMinor: number; discountMinor: number }
type PricedBasket = Omit<Totals, 'taxes' | 'summary' | 'displayedSummary' | 'derivation'>

function totalsOf(priced: PricedBasket): Totals {
  const taxes = sumTaxes([...priced.lines, priced.delivery, ...priced.fees])
  return {
    ...priced,
    taxes,
    ...summarise(priced),
    derivation: derivationSteps({ ...priced, taxes: taxes.breakdown, taxIncluded: priced.taxIncludedInPrices }),
  }
}

const withPrice = (line: BasketLine) => ({ ...line, priceMinor: times(line.quantity, line.unitPriceMinor) })

const discountsFor = ({ discounts }: Basket, part: 'lines' | 'delivery') =>
  discounts.filter((discount) => (discount.scope === 'delivery') === (part === 'delivery'))

function quoteFor(basket: Basket, goods: readonly (BasketLine & Price)[], rules: PriceRules): DeliveryQuote {
  const { destination, selectedDeliveryCode } = basket
  const toDeliver = basket.omit?.includes('delivery') ? [] : goods.filter((line) => line.deliverable)
  const parcel: Parcel = {
    subtotalMinor: addUp(toDeliver.map((line) => line.priceMinor - line.discountMinor)),
    weightGrams: toDeliver.reduce((sum, line) => sum + line.quantity * (line.weightGrams ?? 0), 0),
  }
  const wanted = { destination, selectedCode: selectedDeliveryCode, parcel: toDeliver.length > 0 ? parcel : undefined }
  return quoteDelivery(wanted, rules.deliveryRegions)
}

const taxesOf = (basket: Basket, rules: PriceRules, quote: DeliveryQuote): AreaTaxes =>
  taxesAt(basketTaxAddress(basket, rules, quote).address, basket.omit?.includes('tax') ? [] : rules.taxRegions)

/** Where a basket is taxed, and why. */
export function basketTaxAddress(
  { lines, destination, billingAddress }: Basket,
  { home }: PriceRules,
  { selected }: Pick<DeliveryQuote, 'selected'>,
): TaxAddress {
  return taxAddressOf({ toDeliver: lines.some((line) => line.deliverable), pickup: selected?.pickup, destination, billingAddress, home })
}

function describe({ id, quantity, unitPriceMinor, fullPriceMinor }: BasketLine) {
  return { id, quantity, unitPriceMinor, fullPriceMinor: fullPriceMinor ?? unitPriceMinor }
}

const priceOf = ({ amountMinor }: BasketFee) => ({ priceMinor: amountMinor, discountMinor: 0 })
