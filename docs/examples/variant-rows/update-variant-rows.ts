import type { Client } from '@stoa/sdk'

/** Raise prices and enter counts together. With `was`, what others have changed since the rows were read isn’t overwritten. */
export async function updateVariantRows(stoa: Client) {
  const { rows } = await stoa.variantRows.queryVariantRows({
    query: { filter: { productName: { $startsWith: 'J' }, trackQuantity: true } },
  })
  const { results } = await stoa.variantRows.updateVariantRows({
    rows: rows.map(({ id, price, quantity }) => ({
      id,
      was: { price, quantity: quantity! },
      changes: { price: String(Number(price) + 2), quantity: quantity! + 5 },
    })),
    reason: 'RECEIVED',
  })
  return results.map(({ row, error }) => error ?? { productName: row!.productName, price: row!.price, quantity: row!.quantity })
}
