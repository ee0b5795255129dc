import type { Product } from '../answers.ts'
import type { RatingSummary } from '../reviews/rating-view.ts'
import { pictureOf, type PictureFacts } from './picture.tsx'
import { listPrice, type DisplayedPrice } from './price.ts'

/** A product in a list. */
export interface ProductCard {
  id: string
  slug: string
  name: string
  price: DisplayedPrice & { from: boolean }
  picture: PictureFacts | undefined
  ribbon: string | undefined
  soldOut: boolean
  /** Whether it can only be bought with options or a text. */
  needsChoice: boolean
  /** CSS colours of its variants. */
  colors: string[]
  /** Of products with reviews, in lists that show it. */
  rating?: RatingSummary
}

export function productCard(product: Product): ProductCard {
  const { id, slug, name, media, ribbon, stock } = product
  return {
    id,
    slug,
    name: name ?? '',
    price: listPrice(product),
    // The name is next to the picture, so it isn't repeated.
    picture: pictureOf(media.mainMedia),
    ribbon: ribbon || undefined,
    soldOut: stock.inventoryStatus === 'OUT_OF_STOCK',
    needsChoice:
      product.productOptions.length > 0 || product.manageVariants === true || product.customTextFields.some(({ mandatory }) => mandatory),
    colors: product.productOptions.flatMap(({ optionType, choices = [] }) =>
      optionType === 'color' ? choices.flatMap(({ value }) => value ?? []) : [],
    ),
  }
}
