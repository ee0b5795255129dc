import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { Order } from '../answers.ts'

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The order of a URL. An invalid id is as missing as an unknown one. */
export async function findOrder(client: Client, id: string): Promise<Order> {
  if (!guid.test(id)) throw data(null, { status: 404 })
  return (await client.orders.getOrder({ id })).order
}
