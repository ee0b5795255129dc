import { allProductsSlug } from './collections/all-products.ts'

/** All paths of the shop. */
export const paths = {
  home: '/',
  collections: '/collections',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  search: '/search',
  suggestions: '/search/suggestions',
  theme: '/theme',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  productChoices: (slug: string) => `/products/${encodeURIComponent(slug)}/choices`,
  /** The page to write a review, and further reviews for scripts. */
  review: (slug: string) => `/products/${encodeURIComponent(slug)}/review`,
  moreReviews: (slug: string) => `/products/${encodeURIComponent(slug)}/reviews`,
  /** Asks for an email when the product is back in stock, for scripts. */
  productAlert: (slug: string) => `/products/${encodeURIComponent(slug)}/alert`,
  cart: '/cart',
  productText: (slug: string) => `/products/${encodeURIComponent(slug)}/index.md`,
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number | string) => `/sitemap/${part}.xml`,
  /** The sitemap part with a collection's items. */
  dataSitemap: (collectionId: string) => `/sitemap/data-${encodeURIComponent(collectionId)}.xml`,
  cartChanges: '/cart/changes',
  everything: `/collections/${allProductsSlug}`,
  checkout: (checkoutId: string) => `/checkout/${checkoutId}`,
  pay: (checkoutId: string, paymentId: string) => `/checkout/${checkoutId}/pay?payment=${paymentId}`,
  processing: (checkoutId: string, paymentId: string) => `/checkout/${checkoutId}/processing?payment=${paymentId}`,
  lookup: '/orders/lookup',
  order: (orderId: string) => `/orders/${orderId}`,
  login: '/login',
  signInWith: (connectionId: string) => `/login/with/${encodeURIComponent(connectionId)}`,
  /** The callback path of sign-in providers; each connection has its own below it. */
  callback: '/login/callback',
  signInFailed: '/login/failed',
  signup: '/signup',
  verify: '/verify',
  pending: '/pending',
  forgot: '/forgot',
  resetPassword: '/reset-password',
  signOut: '/sign-out',
  closeOrders: '/orders/close',
  /** Saves products and removes them. */
  wishlist: '/wishlist',
  account: '/account',
  accountOrders: '/account/orders',
  accountWishlist: '/account/wishlist',
  accountAlerts: '/account/alerts',
  accountAddresses: '/account/addresses',
  accountProfile: '/account/profile',
  accountPhoto: '/account/profile/photo',
  accountSecurity: '/account/security',
  community: '/members',
  profile: (slug: string) => `/members/${encodeURIComponent(slug)}`,
  /** The items of a data collection, whose id may contain a slash, and one of them. */
  dataPage: (collectionId: string) => `/c/${encodeURIComponent(collectionId)}`,
  dataItemPage: (collectionId: string, slug: string) => `/c/${encodeURIComponent(collectionId)}/${encodeURIComponent(slug)}`,
  thanks: (orderId: string) => `/orders/${orderId}/thanks`,
}
