import type {
  DeliveryOption as OptionSettings,
  DeliveryRegion as RegionSettings,
  PickupLocation,
  ShopSettings,
  TaxRegion as TaxSettings,
} from '../../kernel/shop-settings.ts'
import type { PriceRules } from './basket.ts'
import type { DeliveryOption, DeliveryRegion } from './delivery.ts'
import type { TaxRegion } from './tax.ts'

const cache = new WeakMap<ShopSettings, PriceRules>()

/** The price rules of a shop's settings, cached per settings object. Delivery is taxed like goods. */
export function priceRulesOf(settings: ShopSettings): PriceRules {
  let rules = cache.get(settings)
  if (!rules) cache.set(settings, (rules = rulesFrom(settings)))
  return rules
}

function rulesFrom({ currency, taxIncludedInPrices, taxRegions, deliveryRegions, pickupPlaces, address }: ShopSettings): PriceRules {
  return {
    currency,
    taxIncludedInPrices,
    taxRegions: taxRegions.map(taxRegionOf),
    deliveryRegions: deliveryRegions.map((region) => deliveryRegionOf(region, pickupPlaces)),
    home: address,
  }
}

const taxRegionOf = ({ ratePercent, ...region }: TaxSettings): TaxRegion => ({
  ...region,
  rate: fractionOf(ratePercent),
  appliesToDelivery: true,
})

/** "23" → "0.23", "12.5" → "0.125": moves the decimal point by two digits, without arithmetic. */
export function fractionOf(percent: string): string {
  const [whole = '', fraction = ''] = percent.split('.')
  const padded = whole.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`
}

const deliveryRegionOf = ({ id, name, countries, options }: RegionSettings, locations: readonly PickupLocation[]): DeliveryRegion => ({
  id,
  name,
  areas: countries === '*' ? 'REST_OF_WORLD' : countries.map((country) => ({ country })),
  options: options.flatMap((option) => deliveryOptionOf(option, locations) ?? []),
})

/** Returns undefined for a pickup at a location that no longer exists. */
function deliveryOptionOf(option: OptionSettings, locations: readonly PickupLocation[]): DeliveryOption | undefined {
  const { code, title, deliveryTime } = option
  switch (option.kind) {
    case 'flat':
      return { kind: 'FLAT', code, title, deliveryTime, costMinor: option.priceMinor }
    case 'free-over':
      return { kind: 'FREE_OVER', code, title, deliveryTime, costMinor: option.priceMinor, freeFromMinor: option.freeFromMinor }
    case 'pickup': {
      const location = locations.find(({ id }) => id === option.pickupPlaceId)
      return (
        location && {
          kind: 'PICKUP',
          code,
          title,
          deliveryTime,
          instructions: location.instructions,
          costMinor: 0,
          address: location.address,
        }
      )
    }
  }
}
