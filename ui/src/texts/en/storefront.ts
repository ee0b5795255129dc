import { account } from './storefront/account.ts'
import { cart } from './storefront/cart.ts'
import { checkout } from './storefront/checkout.ts'
import { collection } from './storefront/collection.ts'
import { collections } from './storefront/collections.ts'
import { footer } from './storefront/footer.ts'
import { frame } from './storefront/frame.ts'
import { header } from './storefront/header.ts'
import { home } from './storefront/home.ts'
import { line } from './storefront/line.ts'
import { listing } from './storefront/listing.ts'
import { lookup } from './storefront/lookup.ts'
import { order } from './storefront/order.ts'
import { pay } from './storefront/pay.ts'
import { processing } from './storefront/processing.ts'
import { product } from './storefront/product.ts'
import { search } from './storefront/search.ts'
import { signIn } from './storefront/sign-in.ts'
import { thanks } from './storefront/thanks.ts'
import { totals } from './storefront/totals.ts'

/** The shop window. */
export const storefront = {
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
  checkout,
  pay,
  processing,
  thanks,
  order,
  lookup,
  signIn,
  account,
}
