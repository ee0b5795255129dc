import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'

/** A search result as a list row. */
export interface SearchResults {
  orders: { id: string; number: string; who: string; total: string }[]
  products: { id: string; name: string; price: string }[]
}

const orderLimit = 5
const productLimit = 6
const searchLengthMax = 100

/** Finds orders by number or part of the email address, products by part of the name. */
export async function searchAll(client: Client, asked: string): Promise<SearchResults> {
  const words = asked.trim().slice(0, searchLengthMax)
  if (!words) return { orders: [], products: [] }
  const [{ orders }, { products }] = await Promise.all([
    ifPermitted(
      client.orders.searchOrders({
        search: { filter: orderFilter(words), sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: orderLimit } },
      }),
      { orders: [] },
    ),
    ifPermitted(
      client.catalogue.queryProducts({
        query: { filter: { name: { $contains: words } }, paging: { limit: productLimit } },
      }),
      { products: [] },
    ),
  ])
  return {
    orders: orders.map(({ id, number, buyerInfo, billingInfo, priceSummary }) => {
      const { firstName, lastName } = billingInfo?.contactDetails ?? {}
      return {
        id,
        number: number ?? '',
        who: [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo.email ?? ''),
        total: priceSummary.total.formattedAmount ?? '',
      }
    }),
    products: products.map(({ id, name, priceData }) => ({
      id,
      name: name ?? '',
      price: priceData.formatted.discountedPrice,
    })),
  }
}

/** An order has its number once it is placed. */
function orderFilter(words: string): Record<string, unknown> {
  const [, number] = /^#?\s*(\d{1,15})$/.exec(words) ?? []
  const placed = { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } }
  return number ? { ...placed, number: Number(number) } : { ...placed, 'buyerInfo.email': { $contains: words.toLowerCase() } }
}
