import type { Product } from '../answers.ts'

/** What search engines read of a product (schema.org). The router escapes it where it writes it into the page (threat X05). */
export function structuredData(product: Product, address: string): Record<string, unknown> {
  const { name, description, brand, sku, media, priceData, stock } = product
  const images = (media.items ?? []).map(({ image }) => image?.url).filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: (description ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: priceData.discountedPrice,
      priceCurrency: priceData.currency,
      availability: `https://schema.org/${stock.inventoryStatus === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`,
    },
  }
}
