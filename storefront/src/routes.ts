import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('home/home-page.tsx'),
  route('collections', 'collections/collections-page.tsx'),
  route('collections/:slug', 'collections/collection-page.tsx'),
  route('search', 'search/search-page.tsx'),
  route('products/:slug', 'products/product-page.tsx'),
  route('cart', 'cart/cart-page.tsx'),
  route('checkout/:checkoutId', 'checkout/checkout-page.tsx'),
  route('checkout/:checkoutId/pay', 'checkout/pay-page.tsx'),
  route('checkout/:checkoutId/processing', 'checkout/processing-page.tsx'),
  route('orders/lookup', 'orders/lookup-page.tsx'),
  route('orders/:orderId', 'orders/order-page.tsx'),
  route('orders/:orderId/thanks', 'orders/thanks-page.tsx'),
  route('*', 'frame/missing-page.tsx'),
] satisfies RouteConfig
