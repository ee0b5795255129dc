import type { Client } from '@stoa/sdk'

/** Add a delivery to the stock. Lines of the same variant are added up. */
export async function incrementInventory(stoa: Client) {
  const productId = '10000000-0000-4000-8000-000000000001'
  return stoa.stock.incrementInventory({
    incrementData: [
      { productId, incrementBy: 6 },
      { productId, incrementBy: 4 },
    ],
  })
}
