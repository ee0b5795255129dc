import type { Client } from '@stoa/sdk'

/** Read what is nearly sold out, with prices, the fewest units first. */
export async function queryVariantRows(stoa: Client) {
  const { rows } = await stoa.variantRows.queryVariantRows({
    query: {
      filter: { isLow: true, productVisible: true },
      sort: [{ fieldName: 'quantity', order: 'ASC' }],
      cursorPaging: { limit: 3 },
    },
  })
  return rows.map(({ productName, choices, price, salePrice, quantity }) => ({ productName, choices, price, salePrice, quantity }))
}
