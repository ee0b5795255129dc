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
import type { Availability } from '../stock/public.ts'

type WireDeliveryOption = Static<typeof DeliveryEstimate>

interface QuoteContext {
  country: string
  subtotalMinor: number
  settings: ShopSettings
  /** Of the item, by the ID of the location. */
  availability: ReadonlyMap<string, Availability>
}

/** A quote of the shop's delivery rules for a visitor without a cart. */
export function presentDeliveryOptions(
  quote: DeliveryQuote,
  { country, subtotalMinor, settings, availability }: QuoteContext,
): Static<typeof DeliveryOptions> {
  const { status, region, options } = quote
  return {
    country: country.toUpperCase(),
    status: status === 'NOT_NEEDED' || status === 'NOT_DELIVERED_THERE' ? status : 'DELIVERED',
    ...(region ? { region } : {}),
    options: options.map((offer) => {
      const { pickupPlace, ...option } = presentDeliveryOption(offer, { regionId: region?.id, subtotalMinor, settings })
      if (!pickupPlace) return option
      const { locationId } = pickupLocationOf({ settings, regionId: region?.id }, offer.code) ?? {}
      const here = locationId && availability.get(locationId)
      return { ...option, pickupPlace: { ...pickupPlace, isStocked: locationId !== undefined, ...(here && { availability: here }) } }
    }),
  }
}

/** The locations that the pickup locations of a quote are linked to, each once. */
export const linkedLocations = ({ region, options }: DeliveryQuote, settings: ShopSettings): string[] => [
  ...new Set(options.flatMap(({ code }) => pickupLocationOf({ settings, regionId: region?.id }, code)?.locationId ?? [])),
]

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
    ...(pickupPlace ? { pickupPlace: presentPickupLocation(pickupPlace) } : {}),
  }
}

/** What shoppers see of a pickup location. */
export const presentPickupLocation = ({ id, name, address, instructions }: PickupLocation): Omit<PickupLocation, 'locationId'> => ({
  id,
  name,
  address,
  instructions,
})

function ruleOf({ settings, regionId }: OfferContext, code: string): DeliveryOption {
  const region = priceRulesOf(settings).deliveryRegions.find(({ id }) => id === regionId)
  const rule = region?.options.find((option) => option.code === code)
  if (!rule) throw new Error(`the region ${regionId} offered ${code}, which is not among its options`)
  return rule
}

function pickupLocationOf({ settings, regionId }: Omit<OfferContext, 'subtotalMinor'>, code: string): PickupLocation | undefined {
  const region = settings.deliveryRegions.find(({ id }) => id === regionId)
  const option = region?.options.find((each) => each.code === code)
  return option?.kind === 'pickup' ? settings.pickupPlaces.find(({ id }) => id === option.pickupPlaceId) : undefined
}
