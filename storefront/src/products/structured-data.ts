import type { Product, Shop, Variant } from '../answers.ts'
import { plainText } from '../frame/plain-text.ts'
import type { RatingView } from '../reviews/rating-view.ts'
import type { ReviewView } from '../reviews/review-view.ts'
import { isInStock } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import { availabilityOf, offerData, priceRangeData, type Data } from './offer-data.ts'
import { pictureOf, type PictureFacts } from './picture.tsx'
import type { Preorders } from './product-view.ts'
import { posterOf, videoOf } from './video.ts'

const context = { '@context': 'https://schema.org' }

interface PageFacts {
  /** By the IDs of variants. */
  preorders: Preorders
  rating: RatingView
  reviews: readonly ReviewView[]
}

/** A product for search engines (schema.org), with the reviews that its page shows. The router escapes it in the page (threat X05). */
export function structuredData(product: Product, address: string, facts: PageFacts): Data {
  const { name, description, brand, sku, media } = product
  const images = (media.items ?? []).map(({ image }) => image?.url).filter(Boolean)
  return {
    ...context,
    '@type': isGroup(product) ? 'ProductGroup' : 'Product',
    name,
    url: address,
    description: plainText(description ?? ''),
    ...(images.length > 0 && { image: images }),
    ...filmData(product),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    ...offersOf(product, address, facts.preorders),
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

/** More variants than these are listed as a range of prices. */
const variantsMax = 50

/** What can be bought: the product itself, or each of its variants. */
function offersOf(product: Product, url: string, preorders: Preorders): Data {
  const { variants, priceData, stock } = product
  const [first] = variants
  if (isGroup(product)) return variantsData(product, url, preorders)
  const availability = availabilityOf(stock.inventoryStatus !== 'OUT_OF_STOCK', preorders.size > 0)
  if (variants.length > 1) return { offers: priceRangeData(product, { url, availability }) }
  return { offers: offerData(product, { url, priceData: first?.variant.priceData ?? priceData, availability }) }
}

const isGroup = ({ variants }: Product): boolean => variants.length > 1 && variants.length <= variantsMax

const isColor = ({ optionType }: Product['productOptions'][number]): boolean => optionType === 'color'

/** The variants, each at the address that selects it. */
function variantsData(product: Product, address: string, preorders: Preorders): Data {
  const { id, name, productOptions, variants } = product
  return {
    productGroupID: id,
    variesBy: productOptions.map((option) => (isColor(option) ? 'https://schema.org/color' : option.name)),
    hasVariant: variants.map((variant) => {
      const chosen = choicesOf(product, variant)
      const query = new URLSearchParams(chosen.map(([option, choice]) => [fieldOfOption(option), choice]))
      const { sku, priceData } = variant.variant
      const availability = availabilityOf(isInStock(variant), preorders.has(variant.id ?? ''))
      return {
        '@type': 'Product',
        name: [name, ...chosen.map(([, choice]) => choice)].join(', '),
        ...(sku && { sku }),
        ...choiceData(product, variant, chosen),
        offers: offerData(product, { url: `${address}?${query}`, priceData, availability }),
      }
    }),
  }
}

type Choice = [option: string, choice: string]

/** The choices of a variant, in the order of the options. */
const choicesOf = ({ productOptions }: Product, { choices }: Variant): Choice[] =>
  productOptions.flatMap(({ name = '' }): Choice[] => (choices[name] === undefined ? [] : [[name, choices[name]]]))

/** The choices of a variant, and the picture that shows it. */
function choiceData(product: Product, variant: Variant, chosen: readonly Choice[]): Data {
  const color = product.productOptions.find(isColor)?.name
  const others = chosen.filter(([option]) => option !== color)
  const [image] = chosen.flatMap(([option, choice]) => pictureOfChoice(product, option, choice)?.url ?? [])
  return {
    ...(image && { image }),
    ...(color !== undefined && { color: variant.choices[color] }),
    ...(others.length > 0 && { additionalProperty: others.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })) }),
  }
}

function pictureOfChoice({ productOptions }: Product, option: string, chosen: string): PictureFacts | undefined {
  const choices = productOptions.find(({ name }) => name === option)?.choices ?? []
  return pictureOf(choices.find(({ description, value }) => (description ?? value) === chosen)?.media?.mainMedia)
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
