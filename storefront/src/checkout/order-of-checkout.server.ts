import type { Client } from '@stoa/sdk'
import { paths } from '../paths.ts'

/** Where to redirect from a checkout that has already become an order. */
export async function orderOfCheckout(client: Client, checkoutId: string): Promise<string> {
  const { orders } = await client.orders.searchOrders({ search: { filter: { checkoutId }, cursorPaging: { limit: 1 } } })
  return orders[0]?.id ? paths.thanks(orders[0].id) : paths.cart
}
