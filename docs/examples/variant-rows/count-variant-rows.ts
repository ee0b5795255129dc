import type { Client } from '@stoa/sdk'

/** Count the variants that are reduced. */
export async function countVariantRows(stoa: Client) {
  return stoa.variantRows.countVariantRows({ filter: { onSale: true } })
}
