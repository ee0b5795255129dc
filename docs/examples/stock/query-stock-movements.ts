import type { Client } from '@stoa/sdk'

/** Get the last change of a product’s stock: how much, why, and what could be sold afterwards. */
export async function queryStockMovements(stoa: Client) {
  const productId = '10000000-0000-4000-8000-000000000001'
  const variantId = '00000000-0000-0000-0000-000000000000'
  await stoa.stock.adjustStock({
    adjustments: [{ productId, variantId, action: 'SET', quantity: 8 }],
    reason: 'DAMAGED',
    note: 'Broken handle',
  })
  const { movements } = await stoa.stock.queryStockMovements({
    query: { filter: { productId, reason: 'DAMAGED' }, cursorPaging: { limit: 1 } },
  })
  return movements.map(({ quantity, reason, note }) => ({ quantity, reason, note }))
}
