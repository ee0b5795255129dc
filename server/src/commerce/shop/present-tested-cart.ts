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
  taxPlaceFor,
  type Totals,
  toWirePrice,
  type WirePrice,
} from '../pricing/public.ts'
import { presentWay } from './present-delivery-options.ts'
import type { TestCartRequest } from './tested-cart.ts'

type Answer = Static<typeof TestedCart>

interface Tested {
  cart: TestCartRequest
  lines: readonly Line[]
  basket: Basket
  rules: PriceRules
  settings: ShopSettings
  totals: Totals
}

export function presentTestedCart(tested: Tested): Answer {
  const { cart, lines, settings, totals } = tested
  const names = {
    line: (id: string) => nameOf(lines[Number(id)]!),
    discount: (source: string) => cart.discounts?.[Number(source)]?.name ?? '',
  }
  return {
    lines: lines.map((line) => presentLine(line, tested)),
    delivery: presentDelivery(tested),
    tax: presentTax(tested),
    explanation: explainTotals(explainableOf(totals, names), settings),
    problems: problemsOf(tested),
  }
}

const priceIn =
  ({ currency, locale }: ShopSettings) =>
  (minor: number): WirePrice =>
    toWirePrice(minor, currency, locale)

const nameOf = ({ item, chosen }: Line): string => item?.productName.original || chosen.name

function presentLine(line: Line, { totals, settings }: Tested): Answer['lines'][number] {
  const { chosen } = line
  const told = { name: nameOf(line), quantity: chosen.quantity, status: availabilityOf(line) }
  const priced = totals.lines.find(({ id }) => id === chosen.id)
  if (!priced) return told
  const price = priceIn(settings)
  return {
    ...told,
    price: price(priced.unitPriceMinor),
    lineTotal: price(priced.priceMinor),
    discount: price(priced.discountMinor),
    tax: price(priced.taxMinor),
    totalAfterTax: price(priced.afterTaxMinor),
  }
}

function presentDelivery({ totals, basket, rules, settings }: Tested): Answer['delivery'] {
  const { status, region, options, selected } = totals.delivery
  const rule = rules.deliveryRegions.find(({ id }) => id === region?.id)
  const subtotalMinor = parcelMinor(totals, basket)
  const totalWith = (code: string) => priceBasket({ ...basket, selectedDeliveryCode: code }, rules).summary.totalMinor
  return {
    status,
    ...(region && rule ? { region: { ...region, because: rule.areas === 'REST_OF_WORLD' ? 'REST_OF_WORLD' : 'COUNTRY_IS_NAMED' } } : {}),
    options: options.map((offer) => ({
      ...presentWay(offer, { regionId: region?.id, subtotalMinor, settings }),
      selected: offer.code === selected?.code,
      total: priceIn(settings)(totalWith(offer.code)),
    })),
  }
}

/** What the goods to deliver come to after their discounts: what "free from" looks at. */
function parcelMinor({ lines }: Totals, basket: Basket): number {
  const deliverable = new Set(basket.lines.filter((line) => line.deliverable).map(({ id }) => id))
  return lines.filter(({ id }) => deliverable.has(id)).reduce((sum, { priceMinor, discountMinor }) => sum + priceMinor - discountMinor, 0)
}

function presentTax({ basket, rules, totals }: Tested): Answer['tax'] {
  const { place, because } = taxPlaceFor(basket, rules, totals.delivery)
  const rows = taxesAt(place, rules.taxRegions).onGoods()
  return {
    country: place.country ?? null,
    subdivision: place.subdivision ?? null,
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

function problemsOf({ lines, totals }: Tested): Answer['problems'] {
  const states = new Set(lines.map(availabilityOf))
  return [
    ...totals.problems.map(({ code }) => code),
    ...(states.has('NOT_FOUND') ? ['ITEM_NOT_FOUND' as const] : []),
    ...(states.has('NOT_AVAILABLE') || states.has('PARTIALLY_AVAILABLE') ? ['ITEM_NOT_AVAILABLE' as const] : []),
  ]
}
