import type { Product, Shop } from '../answers.ts'
import { plainText } from '../frame/plain-text.ts'
import type { RatingView } from '../reviews/rating-view.ts'
import type { ReviewView } from '../reviews/review-view.ts'
import { posterOf, videoOf } from './video.ts'

type Data = Record<string, unknown>

const context = { '@context': 'https://schema.org' }

interface PageFacts {
  isForPreorder: boolean
  rating: RatingView
  reviews: readonly ReviewView[]
}

/** A product for search engines (schema.org), with the reviews that its page shows. The router escapes it in the page (threat X05). */
export function structuredData(product: Product, address: string, facts: PageFacts): Data {
  const { name, description, brand, sku, media } = product
  const images = (media.items ?? []).map(({ image }) => image?.url).filter(Boolean)
  return {
    ...context,
    '@type': 'Product',
    name,
    url: address,
    description: plainText(description ?? ''),
    ...(images.length > 0 && { image: images }),
    ...filmData(product),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    offers: offersOf(product, address, facts),
    ...ratingData(facts),
  }
}

/** The videos of a product. */
function filmData({ name, media, createdDate }: Product): Data {
  const films = (media.items ?? []).flatMap((item) => {
    const [video, poster] = [videoOf(item), posterOf(item)]
    return video && poster ? [{ contentUrl: video.sources.at(-1)!.src, thumbnailUrl: poster, description: item.title || name }] : []
  })
  if (films.length === 0) return {}
  return { subjectOf: films.map((film) => ({ '@type': 'VideoObject', name, uploadDate: createdDate, ...film })) }
}

const best = { bestRating: 5 }

/** A product without reviews has no rating. */
function ratingData({ rating: { average, count }, reviews }: PageFacts): Data {
  if (count === 0) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...best },
    review: reviews.map(({ rating, title, body, author, instant }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...best },
      ...(author && { author: { '@type': 'Person', name: author } }),
      datePublished: instant,
      ...(title && { name: title }),
      ...(body && { reviewBody: body }),
    })),
  }
}

function offersOf({ priceData, priceRange, stock, variants }: Product, address: string, { isForPreorder }: PageFacts): Data {
  const { minValue = priceData.discountedPrice, maxValue = minValue } = priceRange
  const facts = {
    url: address,
    priceCurrency: priceData.currency,
    availability: `https://schema.org/${availabilityOf(stock, isForPreorder)}`,
  }
  if (minValue === maxValue) return { '@type': 'Offer', ...facts, price: minValue }
  return { '@type': 'AggregateOffer', ...facts, lowPrice: minValue, highPrice: maxValue, offerCount: variants.length }
}

function availabilityOf({ inventoryStatus }: Product['stock'], isForPreorder: boolean): string {
  if (inventoryStatus !== 'OUT_OF_STOCK') return 'InStock'
  return isForPreorder ? 'PreOrder' : 'OutOfStock'
}

/** The breadcrumbs for search engines. */
export function breadcrumbData(trail: readonly { path: string; name: string }[], baseUrl: string): Data {
  const itemListElement = trail.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${baseUrl}${path}`,
  }))
  return { ...context, '@type': 'BreadcrumbList', itemListElement }
}

/** The seller. */
export function shopData({ name, about, email, phone, address }: Shop, baseUrl: string): Data {
  const { addressLine, city, postalCode, country } = address
  return {
    ...context,
    '@type': 'Store',
    name,
    description: about,
    url: `${baseUrl}/`,
    email,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: addressLine, addressLocality: city, postalCode, addressCountry: country },
  }
}
