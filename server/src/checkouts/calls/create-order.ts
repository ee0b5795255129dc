import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../app.ts'

// STAND-IN until orders are written
export const createOrder: Handler<typeof checkouts.createOrder> = () => {
  throw new Error('orders are not written yet')
}
