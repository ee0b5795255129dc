import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('orders/orders-page.tsx')] satisfies RouteConfig
