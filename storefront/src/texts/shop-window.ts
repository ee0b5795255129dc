import { cart } from '../cart/cart-texts.ts'
import { collection } from '../collections/collection-texts.ts'
import { collections } from '../collections/collections-texts.ts'
import { listing } from '../collections/listing-texts.ts'
import { footer } from '../frame/footer-texts.ts'
import { frame } from '../frame/frame-texts.ts'
import { header } from '../frame/header-texts.ts'
import { home } from '../home/home-texts.ts'
import { line } from '../line-items/line-texts.ts'
import { totals } from '../line-items/totals-texts.ts'
import { product } from '../products/product-texts.ts'
import { reviews } from '../reviews/review-texts.ts'
import { search } from '../search/search-texts.ts'

/** The shop window: what a browser loads with any page. */
export const shopWindow = {
  frame,
  header,
  footer,
  home,
  collections,
  collection,
  listing,
  search,
  product,
  reviews,
  line,
  totals,
  cart,
}
