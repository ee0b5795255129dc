import type { Product } from '../answers.ts'
import { documentTitle } from '../frame/document-title.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { summaryOf } from '../frame/plain-text.ts'
import { seoHead, withSeoTags, type HeadTag } from '../frame/seo-tags.ts'
import { paths } from '../paths.ts'
import type { RatingView } from '../reviews/rating-view.ts'
import type { ReviewView } from '../reviews/review-view.ts'
import { pictureOf } from './picture.tsx'
import type { Preorders } from './product-view.ts'
import { breadcrumbData, structuredData } from './structured-data.ts'

interface PageFacts {
  baseUrl: string
  shopName: string
  /** The pages above it. */
  trail: readonly { path: string; name: string }[]
  rating: RatingView
  reviews: readonly ReviewView[]
  preorders: Preorders
}

/** The head of a product's page: what the shop has written for search engines, and otherwise what the product is. */
export function productHead(product: Product, { baseUrl, shopName, trail, ...facts }: PageFacts): HeadTag[] {
  const path = paths.product(product.slug)
  const address = `${baseUrl}${path}`
  const seo = seoHead(product.seoData, address)
  const name = product.name ?? ''
  const own = pageMeta({
    kind: 'product',
    title: seo.title ?? name,
    description: seo.description ?? summaryOf(product.description ?? ''),
    address: seo.canonical ?? address,
    picture: pictureOf(product.media.mainMedia)?.url,
  })
  const structured = [structuredData(product, address, facts), breadcrumbData([...trail, { path, name }], baseUrl)]
  const title = seo.title ?? documentTitle(name, shopName)
  return [{ title }, ...withSeoTags(own, seo), ...structured.map((data) => ({ 'script:ld+json': data }))]
}
