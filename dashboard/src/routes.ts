import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('login', 'staff/login-page.tsx'),
  route('sign-out', 'staff/sign-out.ts'),
  layout('frame/desk.tsx', [
    index('orders/orders-page.tsx'),
    route('orders/:orderId', 'orders/order-page.tsx'),
    route('products', 'products/products-page.tsx'),
    route('products/:productId', 'products/product-page.tsx'),
    route('collections', 'collections/collections-page.tsx'),
    route('collections/:collectionId', 'collections/collection-page.tsx'),
    route('preferences', 'frame/preferences.ts'),
    route('desk-state', 'frame/desk-state.ts'),
    route('find', 'frame/find-page.tsx'),
    route('notifications', 'frame/notifications-page.tsx'),
    route('shortcuts', 'frame/shortcuts-page.tsx'),
    route('code', 'code/code-page.tsx'),
    route('*', 'frame/missing-page.tsx'),
  ]),
] satisfies RouteConfig
