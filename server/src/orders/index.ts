import type { orders as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { bulkUpdateOrderTags } from './calls/bulk-update-order-tags.ts'
import { getOrder } from './calls/get-order.ts'
import { searchOrders } from './calls/search-orders.ts'

export const orders: Handlers<typeof contract> = { getOrder, searchOrders, bulkUpdateOrderTags }
