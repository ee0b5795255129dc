import type { Client } from '@stoa/sdk'

/** Take two units out of stock, for example because they were sold elsewhere. If there aren’t two, nothing changes. */
export async function decrementInventory(stoa: Client) {
  return stoa.stock.decrementInventory({ decrementData: [{ productId: '10000000-0000-4000-8000-000000000001', decrementBy: 2 }] })
}
