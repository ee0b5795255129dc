import type { Basket, PriceRules } from '../basket.ts'
import type { Discount } from '../discounts.ts'

/**
 * A second implementation of the same rules (docs/pricing.md) that shares no code with the first: plain BigInt, slow and obvious.
 * Only tests use it, to compare the two on random baskets. It supports countries and options with a fixed price only.
 */
export type ModelTotals = {
  subtotal: bigint
  discount: bigint
  delivery: bigint
  fees: bigint
  tax: bigint
  total: bigint
  afterTax: Map<string, bigint>
}

type Part = { id: string; price: bigint; left: bigint; rates: bigint[] }

export function modelTotals(basket: Basket, rules: PriceRules): ModelTotals {
  const lines = basket.lines.map((line): Part => {
    const price = BigInt(line.quantity) * BigInt(line.unitPriceMinor)
    return { id: line.id, price, left: price, rates: ratesOf(basket, rules, line.taxGroupId) }
  })
  const delivery: Part = { id: 'delivery', price: deliveryCost(basket, rules), left: 0n, rates: deliveryRates(basket, rules) }
  delivery.left = delivery.price
  const fees = (basket.fees ?? []).map((fee): Part => {
    return { id: fee.code, price: BigInt(fee.amountMinor), left: BigInt(fee.amountMinor), rates: ratesOf(basket, rules, undefined) }
  })
  for (const discount of basket.discounts) deduct(discount, discount.scope === 'delivery' ? [delivery] : lines)

  const parts = [...lines, delivery, ...fees]
  const net = (part: Part, amount: bigint) => (rules.taxIncludedInPrices ? amount - taxOn(amount, part, rules) : amount)
  const after = (part: Part) => (rules.taxIncludedInPrices ? part.left : part.left + taxOn(part.left, part, rules))
  const sum = (of: Part[], amount: (part: Part) => bigint) => of.map(amount).reduce((a, b) => a + b, 0n)
  return {
    subtotal: sum(lines, (part) => net(part, part.price)),
    discount: sum(parts, (part) => net(part, part.price) - net(part, part.left)),
    delivery: net(delivery, delivery.price),
    fees: sum(fees, (part) => net(part, part.price)),
    tax: sum(parts, (part) => taxOn(part.left, part, rules)),
    total: sum(parts, after),
    afterTax: new Map(lines.map((part) => [part.id, after(part)])),
  }
}

function taxOn(amount: bigint, { rates }: Part, { taxIncludedInPrices }: PriceRules): bigint {
  const rate = rates.reduce((a, b) => a + b, 0n)
  return nearest(amount * rate, taxIncludedInPrices ? 1_000_000n + rate : 1_000_000n)
}

/** The nearest integer; halves round up. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const below = numerator / denominator
  const toBelow = numerator - below * denominator
  const toAbove = (below + 1n) * denominator - numerator
  return toAbove <= toBelow ? below + 1n : below
}

/** Deducts unit by unit, each from the part that is furthest behind its quota; on a tie, from the lower id. */
function deduct(discount: Discount, parts: Part[]): void {
  const { scope } = discount
  const covered = parts
    .filter((part) => typeof scope === 'string' || scope.lineIds.includes(part.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const whole = covered.reduce((sum, part) => sum + part.left, 0n)
  const price = covered.reduce((sum, part) => sum + part.price, 0n)
  const wanted = 'amountMinor' in discount ? BigInt(discount.amountMinor) : nearest(price * millionths(discount.percentage), 100_000_000n)
  const amount = wanted < whole ? wanted : whole
  if (whole === 0n) return
  const owed = covered.map((part) => ({ part, quota: amount * part.left, deducted: (amount * part.left) / whole }))
  for (let deducted = owed.reduce((sum, each) => sum + each.deducted, 0n); deducted < amount; deducted += 1n) {
    let furthest = owed[0]!
    for (const each of owed) if (each.quota - each.deducted * whole > furthest.quota - furthest.deducted * whole) furthest = each
    furthest.deducted += 1n
  }
  for (const { part, deducted } of owed) part.left -= deducted
}

const millionths = (rate: string): bigint => {
  const [whole, fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

const countryOf = (basket: Basket, rules: PriceRules) =>
  (basket.lines.some((line) => line.deliverable) ? basket.destination : (basket.billingAddress ?? basket.destination))?.country ??
  rules.home.country

function ratesOf(basket: Basket, rules: PriceRules, group: string | null | undefined): bigint[] {
  const here = rules.taxRegions.filter((region) => region.country === countryOf(basket, rules))
  const own = here.filter((region) => region.taxGroupId && region.taxGroupId === group)
  return (own.length > 0 ? own : here.filter((region) => !region.taxGroupId)).map((region) => millionths(region.rate))
}

function deliveryRates(basket: Basket, rules: PriceRules): bigint[] {
  const here = rules.taxRegions.filter((region) => region.country === countryOf(basket, rules) && !region.taxGroupId)
  return here.filter((region) => region.appliesToDelivery).map((region) => millionths(region.rate))
}

function deliveryCost(basket: Basket, rules: PriceRules): bigint {
  if (!basket.destination || !basket.lines.some((line) => line.deliverable)) return 0n
  const option = rules.deliveryRegions[0]?.options[0]
  return option?.kind === 'FLAT' ? BigInt(option.costMinor) : 0n
}
