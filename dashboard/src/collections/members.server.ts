import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'
import { offsetIn } from '../kit/list/list.ts'
import { pricesOf } from '../products/product-row.ts'
import { pictureOf } from '../products/thumbnail.tsx'

const pageSize = 50
const resultsMax = 10
const offsetMax = 9_950

const memberRow = ({ id, name, media, priceData, visible }: Product) => ({
  id,
  name: name ?? '',
  picture: pictureOf(media.mainMedia),
  ...pricesOf(priceData),
  isVisible: visible === true,
})
export type MemberRow = ReturnType<typeof memberRow>

/** A page of the products of a collection in manual order, at `?cursor=`. */
export async function membersOf({ collections, catalogue }: Client, id: string, query: URLSearchParams) {
  const offset = offsetIn(query, offsetMax)
  const { productIds, metadata } = await collections.listCollectionProducts({ id, paging: { limit: pageSize, offset } })
  const rows = await rowsOf(catalogue, productIds)
  const total = metadata.total ?? undefined
  const hasNext = productIds.length === pageSize && (total === undefined || offset + pageSize < total)
  return { rows, total, offset, hasNext, pageSize }
}

async function rowsOf(catalogue: Client['catalogue'], ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const { products } = await catalogue.queryProducts({ query: { filter: { id: { $in: [...ids] } }, paging: { limit: 100 } } })
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [memberRow(product)] : []
  })
}

/** The products that `?find=` finds, and whether the collection has them. */
export async function searchProducts({ catalogue }: Client, id: string, query: URLSearchParams) {
  const words = query.get('find')?.trim() ?? ''
  if (words === '') return undefined
  const filter = { $or: [{ name: { $contains: words } }, { sku: { $contains: words } }] }
  const { products } = await catalogue.queryProducts({
    query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: resultsMax } },
  })
  return { words, products: products.map((product) => ({ ...memberRow(product), isMember: product.collectionIds.includes(id) })) }
}

export const isAllProducts = (id: string): boolean => id === allProductsId
