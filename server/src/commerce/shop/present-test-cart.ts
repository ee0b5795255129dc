import type { Static } from 'typebox'
import type { TestedCart } from '@stoa/contract/shop/test-cart'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { availabilityOf, type Line } from '../checkouts/public.ts'
import {
  type Basket,
  explainableOf,
  explainTotals,
  percentageOf,
  priceBasket,
  type PriceRules,
  taxesAt,
  basketTaxAddress,
  type Totals,
  toWirePrice,
  type WirePrice,
} from '../pricing/public.ts'
import { presentDeliveryOption } from './present-delivery-options.ts'
import type { TestCartRequest } from './test-cart.ts'

type Answer = Static<typeof TestedCart>

interface TestCalculation {
  cart: TestCartRequest
  lines: readonly Line[]
  basket: Basket
  rules: PriceRules
  settings: ShopSettings
  totals: Totals
}

export function presentTestCart(calculation: TestCalculation): Answer {
  const { cart, lines, settings, totals } = calculation
  const names = {
    line: (id: string) => nameOf(lines[Number(id)]!),
    discount: (source: string) => cart.discounts?.[Number(source)]?.name ?? '',
  }
  return {
    lines: lines.map((line) => presentLine(line, calculation)),
    delivery: presentDelivery(calculation),
    tax: presentTax(calculation),
    explanation: explainTotals(explainableOf(totals, names), settings),
    problems: problemsOf(calculation),
  }
}

const priceIn =
  ({ currency, locale }: ShopSettings) =>
  (minor: number): WirePrice =>
    toWirePrice(minor, currency, locale)

const nameOf = ({ item, stored }: Line): string => item?.productName.original || stored.name

function presentLine(line: Line, { totals, settings }: TestCalculation): Answer['lines'][number] {
  const { stored } = line
  const common = { name: nameOf(line), quantity: stored.quantity, status: availabilityOf(line) }
  const priced = totals.lines.find(({ id }) => id === stored.id)
  if (!priced) return common
  const price = priceIn(settings)
  return {
    ...common,
    price: price(priced.unitPriceMinor),
    lineTotal: price(priced.priceMinor),
    discount: price(priced.discountMinor),
    tax: price(priced.taxMinor),
    totalAfterTax: price(priced.afterTaxMinor),
  }
}

function presentDelivery({ totals, basket, rules, settings }: TestCalculation): Answer['delivery'] {
  const { status, region, options, selected } = totals.delivery
  const rule = rules.deliveryRegions.find(({ id }) => id === region?.id)
  const subtotalMinor = parcelMinor(totals, basket)
  const totalWith = (code: string) => priceBasket({ ...basket, selectedDeliveryCode: code }, rules).summary.totalMinor
  return {
    status,
    ...(region && rule ? { region: { ...region, because: rule.areas === 'REST_OF_WORLD' ? 'REST_OF_WORLD' : 'COUNTRY_IS_NAMED' } } : {}),
    options: options.map((offer) => ({
      ...presentDeliveryOption(offer, { regionId: region?.id, subtotalMinor, settings }),
      selected: offer.code === selected?.code,
      total: priceIn(settings)(totalWith(offer.code)),
    })),
  }
}

/** The price of the deliverable items after their discounts, which "free from" is compared with. */
function parcelMinor({ lines }: Totals, basket: Basket): number {
  const deliverable = new Set(basket.lines.filter((line) => line.deliverable).map(({ id }) => id))
  return lines.filter(({ id }) => deliverable.has(id)).reduce((sum, { priceMinor, discountMinor }) => sum + priceMinor - discountMinor, 0)
}

function presentTax({ basket, rules, totals }: TestCalculation): Answer['tax'] {
  const { address, because } = basketTaxAddress(basket, rules, totals.delivery)
  const rows = taxesAt(address, rules.taxRegions).onGoods()
  return {
    country: address.country ?? null,
    subdivision: address.subdivision ?? null,
    because,
    regions: rows.map(({ name, rate, country, subdivision }) => ({
      name,
      country,
      ratePercent: percentageOf(rate),
      ...(subdivision ? { subdivision } : {}),
      because: subdivision ? 'SUBDIVISION_IS_NAMED' : 'COUNTRY_IS_NAMED',
    })),
  }
}

function problemsOf({ lines, totals }: TestCalculation): Answer['problems'] {
  const states = new Set(lines.map(availabilityOf))
  return [
    ...totals.problems.map(({ code }) => code),
    ...(states.has('NOT_FOUND') ? ['ITEM_NOT_FOUND' as const] : []),
    ...(states.has('NOT_AVAILABLE') || states.has('PARTIALLY_AVAILABLE') ? ['ITEM_NOT_AVAILABLE' as const] : []),
  ]
}
