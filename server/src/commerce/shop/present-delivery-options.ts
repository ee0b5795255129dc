import type { Static } from 'typebox'
import type { DeliveryOptions, DeliveryEstimate } from '@stoa/contract/shop/delivery-options'
import type { PickupLocation, ShopSettings } from '../../kernel/shop-settings.ts'
import {
  type DeliveryOffer,
  type DeliveryOption,
  type DeliveryQuote,
  priceRulesOf,
  toWirePrice,
  type WirePrice,
} from '../pricing/public.ts'

type WireDeliveryOption = Static<typeof DeliveryEstimate>

interface QuoteContext {
  country: string
  subtotalMinor: number
  settings: ShopSettings
}

/** A quote of the shop's delivery rules for a visitor without a cart. */
export function presentDeliveryOptions(
  quote: DeliveryQuote,
  { country, subtotalMinor, settings }: QuoteContext,
): Static<typeof DeliveryOptions> {
  const { status, region, options } = quote
  return {
    country: country.toUpperCase(),
    status: status === 'NOT_NEEDED' || status === 'NOT_DELIVERED_THERE' ? status : 'DELIVERED',
    ...(region ? { region } : {}),
    options: options.map((offer) => presentDeliveryOption(offer, { regionId: region?.id, subtotalMinor, settings })),
  }
}

interface OfferContext {
  regionId: string | undefined
  subtotalMinor: number
  settings: ShopSettings
}

/** A delivery option with its current price and the rule behind it: when it becomes free, and where to pick it up. */
export function presentDeliveryOption({ code, title, deliveryTime, costMinor }: DeliveryOffer, offered: OfferContext): WireDeliveryOption {
  const { subtotalMinor, settings } = offered
  const price = (minor: number): WirePrice => toWirePrice(minor, settings.currency, settings.locale)
  const rule = ruleOf(offered, code)
  const pickupPlace = pickupLocationOf(offered, code)
  return {
    code,
    kind: rule.kind,
    title,
    ...(deliveryTime ? { deliveryTime } : {}),
    price: price(costMinor),
    ...(rule.kind === 'FREE_OVER' ? { freeFrom: price(rule.freeFromMinor) } : {}),
    ...(rule.kind === 'FREE_OVER' && costMinor > 0 ? { untilFree: price(rule.freeFromMinor - subtotalMinor) } : {}),
    ...(pickupPlace ? { pickupPlace } : {}),
  }
}

function ruleOf({ settings, regionId }: OfferContext, code: string): DeliveryOption {
  const region = priceRulesOf(settings).deliveryRegions.find(({ id }) => id === regionId)
  const rule = region?.options.find((option) => option.code === code)
  if (!rule) throw new Error(`the region ${regionId} offered ${code}, which is not among its options`)
  return rule
}

function pickupLocationOf({ settings, regionId }: OfferContext, code: string): PickupLocation | undefined {
  const region = settings.deliveryRegions.find(({ id }) => id === regionId)
  const option = region?.options.find((each) => each.code === code)
  return option?.kind === 'pickup' ? settings.pickupPlaces.find(({ id }) => id === option.pickupPlaceId) : undefined
}
