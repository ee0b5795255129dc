import type { SharedPages } from '@stoa/sdk/page-api'
import { themes } from '@stoa/ui/theme'
import { cartText } from '../cart/cart-text.ts'
import { cartCount } from '../cart/own-cart.server.ts'
import { addedParam } from '../collections/listing.ts'
import { countryField } from '../products/delivery-panel.tsx'
import { reviewParams } from '../reviews/reviews-query.ts'
import { themeCookieName } from './theme-cookie.ts'

const listing = [addedParam, 'sort', 'min', 'max', 'stock', 'sale', 'ribbon', 'brand', 'collection', 'option.*', 'from', 'page', 'view']

/** The pages that are the same for all visitors but for the cart in the header. */
export const sharedPages: SharedPages = {
  routes: {
    'home/home-page': [],
    'collections/collections-page': [],
    'collections/collection-page': listing,
    'search/search-page': ['q', ...listing],
    'search/suggestions': ['q'],
    'products/product-page': [countryField, ...reviewParams, 'option.*', 'text.*'],
    'data-pages/list-page': ['q', 'sort', 'page', 'f.*'],
    'data-pages/item-page': [],
    'community/members-page': ['q', 'sort', 'page'],
    'community/member-page': [],
    'machines/sitemap': [],
    'machines/sitemap-part': [],
    'machines/robots': [],
    'machines/llms': [],
    'machines/product-text': [],
  },
  cookies: { [themeCookieName]: themes },
  async visitorPart(client) {
    const answer = client ? await cartCount(client) : { asOf: Date.now(), count: 0 }
    return { text: cartText(answer), key: String(answer.count) }
  },
}
