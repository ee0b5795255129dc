import type { Client } from '@stoa/sdk'
import type { Product } from '../../answers.ts'
import { pricesOf } from '../product-row.ts'
import { pictureOf } from '../thumbnail.tsx'

const resultsMax = 10
/** How many products one call returns. */
const batchMax = 100

const orderedRow = ({ id, name, media, priceData, visible }: Product) => ({
  id,
  name: name ?? '',
  picture: pictureOf(media.mainMedia),
  ...pricesOf(priceData),
  isVisible: visible === true,
  isDeleted: false,
})
/** A product of a list with an order. */
export type OrderedProduct = ReturnType<typeof orderedRow>

const bare = { picture: undefined, price: '', fullPrice: undefined }

const deletedRow = (id: string): OrderedProduct => ({ ...bare, id, name: '', isVisible: false, isDeleted: true })

/** A product for roles that can't read it. */
export const unreadableRow = (id: string): OrderedProduct => ({ ...bare, id, name: id, isVisible: true, isDeleted: false })

/** Products by their IDs, in the same order, with those that have been deleted. */
export async function orderedRows(catalogue: Client['catalogue'], ids: readonly string[]): Promise<OrderedProduct[]> {
  const wanted = [...new Set(ids)]
  const batches = Array.from({ length: Math.ceil(wanted.length / batchMax) }, (_, at) => wanted.slice(at * batchMax, (at + 1) * batchMax))
  const answers = await Promise.all(
    batches.map((batch) => catalogue.queryProducts({ query: { filter: { id: { $in: batch } }, paging: { limit: batchMax } } })),
  )
  const byId = new Map(answers.flatMap(({ products }) => products.map((product) => [product.id, orderedRow(product)])))
  return ids.map((id) => byId.get(id) ?? deletedRow(id))
}

/** The products that `?find=` finds by name or SKU, and whether the list has them. Undefined without a search. */
export async function findProducts(catalogue: Client['catalogue'], query: URLSearchParams, isMember: (product: Product) => boolean) {
  const words = query.get('find')?.trim() ?? ''
  if (words === '') return undefined
  const filter = { $or: [{ name: { $contains: words } }, { sku: { $contains: words } }] }
  const { products } = await catalogue.queryProducts({
    query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: resultsMax } },
  })
  return { words, products: products.map((product) => ({ ...orderedRow(product), isMember: isMember(product) })) }
}
