import { collections } from './dashboard/collections.ts'
import { frame } from './dashboard/frame.ts'
import { kit } from './dashboard/kit.ts'
import { login } from './dashboard/login.ts'
import { order } from './dashboard/order.ts'
import { orders } from './dashboard/orders.ts'
import { products } from './dashboard/products.ts'

/** The owner's desk. */
export const dashboard = {
  frame,
  kit,
  login,
  orders,
  order,
  products,
  collections,
}
