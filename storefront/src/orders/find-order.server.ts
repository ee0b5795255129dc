import { data } from 'react-router'
import { isGuid } from '@stoa/contract/guid'
import type { Client } from '@stoa/sdk'
import type { Order } from '../answers.ts'

/** The order of a URL. An invalid id is as missing as an unknown one. */
export async function findOrder(client: Client, id: string): Promise<Order> {
  if (!isGuid(id)) throw data(null, { status: 404 })
  return (await client.orders.getOrder({ id })).order
}
