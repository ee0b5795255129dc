import { cart } from './storefront/cart.ts'
import { collection } from './storefront/collection.ts'
import { collections } from './storefront/collections.ts'
import { footer } from './storefront/footer.ts'
import { frame } from './storefront/frame.ts'
import { header } from './storefront/header.ts'
import { home } from './storefront/home.ts'
import { line } from './storefront/line.ts'
import { listing } from './storefront/listing.ts'
import { product } from './storefront/product.ts'
import { search } from './storefront/search.ts'
import { totals } from './storefront/totals.ts'

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
  line,
  totals,
  cart,
}
