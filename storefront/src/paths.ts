/** Every address of the shop, told once. */
export const paths = {
  home: '/',
  collections: '/collections',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  search: '/search',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  checkout: (checkoutId: string, step: string) => `/checkout/${checkoutId}?step=${step}`,
  pay: (checkoutId: string, paymentId: string) => `/checkout/${checkoutId}/pay?payment=${paymentId}`,
  processing: (checkoutId: string, paymentId: string) => `/checkout/${checkoutId}/processing?payment=${paymentId}`,
  lookup: '/orders/lookup',
  order: (orderId: string) => `/orders/${orderId}`,
  thanks: (orderId: string) => `/orders/${orderId}/thanks`,
}
