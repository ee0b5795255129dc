import type { Client } from '@stoa/sdk'

/** Enter a count. With `expectedQuantity`, a variant that was sold since it was counted isn’t changed. */
export async function adjustStock(stoa: Client) {
  const variantId = '00000000-0000-0000-0000-000000000000'
  const productId = '10000000-0000-4000-8000-000000000001'
  const [before] = (await stoa.stock.getInventoryVariants({ inventoryId: productId })).inventoryItem.variants
  const { results } = await stoa.stock.adjustStock({
    adjustments: [{ productId, variantId, action: 'SET', quantity: 9, expectedQuantity: before!.quantity! }],
    reason: 'COUNTED',
    note: 'Stocktaking',
  })
  return results
}
