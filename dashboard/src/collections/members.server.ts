import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { offsetIn } from '../kit/list/list.ts'
import { findProducts, orderedRows } from '../products/ordered/ordered-rows.server.ts'

const pageSize = 50
const offsetMax = 9_950

/** A page of the products of a collection in manual order, at `?cursor=`. */
export async function membersOf({ collections, catalogue }: Client, id: string, query: URLSearchParams) {
  const offset = offsetIn(query, offsetMax)
  const { productIds, metadata } = await collections.listCollectionProducts({ id, paging: { limit: pageSize, offset } })
  const rows = (await orderedRows(catalogue, productIds)).filter(({ isDeleted }) => !isDeleted)
  const total = metadata.total ?? undefined
  const hasNext = productIds.length === pageSize && (total === undefined || offset + pageSize < total)
  return { rows, total, offset, hasNext, pageSize }
}

/** The products that `?find=` finds, and whether the collection has them. */
export const searchProducts = ({ catalogue }: Client, id: string, query: URLSearchParams) =>
  findProducts(catalogue, query, ({ collectionIds }) => collectionIds.includes(id))

export const isAllProducts = (id: string): boolean => id === allProductsId
