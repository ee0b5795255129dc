import type { ShopSettings } from '../../server/src/kernel/shop-settings.ts'

/** A line of a cart with its product as it is now. */
export interface Line {
  productId: string
  quantity: number
  name: string
  slug: string
  productType: string
  discount: { type: 'AMOUNT'; amountMinor: number } | { type: 'PERCENT'; percent: number } | null
  image: { id: string } | null
  fullPriceMinor: number
  sku: string | null
  weight: number | null
  isTracked: boolean
}

export interface Prices {
  lines: { priceMinor: number; totalMinor: number; taxMinor: number }[]
  subtotalMinor: number
  deliveryMinor: number
  taxMinor: number
  totalMinor: number
}

/** The prices of lines, delivered in a way of the shop to a country. Taxes are included in prices, as in the sample shop. */
export function pricesOf(
  shop: ShopSettings,
  lines: readonly Line[],
  { country, delivery }: { country: string; delivery?: string },
): Prices {
  const rate = Number(shop.taxRegions.find((region) => region.country === country)?.ratePercent ?? 0)
  const taxIn = (amountMinor: number) => Math.round((amountMinor * rate) / (100 + rate))
  const priced = lines.map((line) => {
    const priceMinor = discounted(line)
    const totalMinor = priceMinor * line.quantity
    return { priceMinor, totalMinor, taxMinor: taxIn(totalMinor) }
  })
  const subtotalMinor = priced.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const deliveryMinor = deliveryPrice(shop, { country, delivery, subtotalMinor })
  const taxMinor = priced.reduce((sum, line) => sum + line.taxMinor, taxIn(deliveryMinor))
  return { lines: priced, subtotalMinor, deliveryMinor, taxMinor, totalMinor: subtotalMinor + deliveryMinor }
}

function discounted({ fullPriceMinor, discount }: Line): number {
  if (!discount) return fullPriceMinor
  return discount.type === 'AMOUNT'
    ? Math.max(0, fullPriceMinor - discount.amountMinor)
    : fullPriceMinor - Math.round((fullPriceMinor * discount.percent) / 100)
}

/** The first option of the region if none is chosen. */
function deliveryPrice(
  shop: ShopSettings,
  { country, delivery, subtotalMinor }: { country: string; delivery: string | undefined; subtotalMinor: number },
): number {
  const region = shop.deliveryRegions.find(({ countries }) => countries === '*' || countries.includes(country))!
  const option = delivery === undefined ? region.options[0]! : region.options.find(({ code }) => code === delivery)!
  if (option.kind === 'pickup' || (option.kind === 'free-over' && subtotalMinor >= option.freeFromMinor)) return 0
  return option.priceMinor
}
