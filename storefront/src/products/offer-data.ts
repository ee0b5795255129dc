import type { Product } from '../answers.ts'
import { quantityData } from './measures.ts'

export type Data = Record<string, unknown>
type PriceData = Product['priceData']

interface Offered {
  url: string
  priceData: PriceData
  availability: Availability
}

export type Availability = 'InStock' | 'PreOrder' | 'OutOfStock'

export const availabilityOf = (inStock: boolean, isForPreorder: boolean): Availability =>
  inStock ? 'InStock' : isForPreorder ? 'PreOrder' : 'OutOfStock'

/** What a product or variant is sold for (schema.org), with the price before a discount and the price per unit. */
export function offerData({ pricePerUnitData }: Product, { url, priceData, availability }: Offered): Data {
  const { currency, price, discountedPrice } = priceData
  const specifications = [...strikethrough(priceData), ...unitPrice(priceData, pricePerUnitData)]
  return {
    '@type': 'Offer',
    url,
    priceCurrency: currency,
    price: discountedPrice ?? price,
    availability: `https://schema.org/${availability}`,
    ...(specifications.length > 0 && { priceSpecification: specifications }),
  }
}

const strikethrough = ({ currency, price, discountedPrice }: PriceData): Data[] =>
  typeof price === 'number' && discountedPrice < price
    ? [{ '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice', price, priceCurrency: currency }]
    : []

/** The price of the item for the quantity in it, and the quantity that shops compare. */
function unitPrice({ currency, discountedPrice }: PriceData, quantities: Product['pricePerUnitData']): Data[] {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = quantities ?? {}
  if (!totalQuantity || !baseQuantity) return []
  return [
    {
      '@type': 'UnitPriceSpecification',
      price: discountedPrice,
      priceCurrency: currency,
      referenceQuantity: {
        ...quantityData(totalQuantity, totalMeasurementUnit),
        valueReference: quantityData(baseQuantity, baseMeasurementUnit),
      },
    },
  ]
}

/** The lowest and highest price of more variants than a page lists. */
export const priceRangeData = ({ priceData, priceRange, variants }: Product, { url, availability }: Omit<Offered, 'priceData'>): Data => ({
  '@type': 'AggregateOffer',
  url,
  priceCurrency: priceData.currency,
  lowPrice: priceRange.minValue ?? priceData.discountedPrice,
  highPrice: priceRange.maxValue ?? priceData.discountedPrice,
  offerCount: variants.length,
  availability: `https://schema.org/${availability}`,
})
