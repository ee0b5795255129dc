import type { ShopSettings } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'
import type { SectionName } from './sections.ts'

type SettingsTexts = Texts['dashboard']['settings']

const linesMax = 4

/** A summary of each section in a few lines. */
export function shortSettings(settings: ShopSettings, texts: SettingsTexts): Readonly<Record<SectionName, string[]>> {
  const { short } = texts
  const {
    name,
    email,
    address,
    timeZone,
    currency,
    taxIncludedInPrices,
    deliveryRegions,
    taxRegions,
    pickupPlaces,
    payment,
    reviewModeration,
    backInStock,
  } = settings
  const ways = [payment.online ? short.online : '', payment.offline?.title ?? ''].filter(Boolean)
  const orElse = (lines: string[], otherwise: string): string[] => (lines.length > 0 ? lines : [otherwise])
  return {
    general: [name, email, [address.city, address.country].join(', '), timeZone],
    money: [currency, taxIncludedInPrices ? short.taxIncluded : short.taxOnTop],
    delivery: orElse(firstOf(deliveryRegions.map((region) => `${region.name}: ${short.ways(region.options.length)}`)), short.nowhere),
    taxes: orElse(firstOf(taxRegions.map((tax) => `${tax.subdivision ?? tax.country} ${tax.name} ${tax.ratePercent} %`)), short.none),
    'pickup-places': orElse(firstOf(pickupPlaces.map((place) => place.name)), short.none),
    payment: orElse(ways, short.noPayment),
    reviews: [texts.reviewModeration[reviewModeration].title],
    'back-in-stock': [short.collecting(backInStock.collecting), short.automatic(backInStock.automatic)],
  }
}

/** The first lines of a summary, and how many more there are. */
export const firstOf = (lines: string[]): string[] =>
  lines.length > linesMax ? [...lines.slice(0, linesMax - 1), `+ ${lines.length - linesMax + 1}`] : lines
