import type { Client } from '@stoa/sdk'

/** Find inventory items by words of their products. */
export async function searchInventoryItems(stoa: Client) {
  const { inventoryItems } = await stoa.inventoryV3.searchInventoryItems({ search: { search: { expression: 'jug' } } })
  return inventoryItems.map(({ product, quantity }) => [product?.name, quantity])
}
