import type { Client } from '@stoa/sdk'
import type { Shop } from '../answers.ts'
import { paths } from '../paths.ts'

/** Something that a shop needs before it can sell. */
export interface SetupStep {
  name: 'products' | 'delivery' | 'payment' | 'order'
  isDone: boolean
  /** The path of the page for this step. */
  to: string
}

export async function setupSteps(client: Client, { payment }: Pick<Shop, 'payment'>): Promise<SetupStep[]> {
  const [{ products }, { settings }, { orders }] = await Promise.all([
    client.catalogue.queryProducts({ query: { filter: { visible: true }, paging: { limit: 1 } } }),
    client.shop.getSettings({}),
    client.orders.searchOrders({ search: { cursorPaging: { limit: 1 } } }),
  ])
  return [
    { name: 'products', isDone: products.length > 0, to: paths.products },
    { name: 'delivery', isDone: settings.deliveryRegions.some(({ options }) => options.length > 0), to: paths.settings },
    { name: 'payment', isDone: payment.online || payment.offline !== undefined, to: paths.settings },
    { name: 'order', isDone: orders.length > 0, to: paths.orders },
  ]
}
