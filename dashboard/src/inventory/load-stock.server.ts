import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { actorNames } from '../events/actors.server.ts'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { inventoryRow } from './inventory-row.ts'
import { movementList } from './movement-list.ts'
import { movementRow } from './movement-row.ts'

interface StockRequest {
  url: URL
  productId: string
  /** All variants without it. */
  variantId: string | undefined
}

const variantsMax = 100

/** The stock of a product or of one of its variants, with a page of its history. */
export async function loadStock(client: Client, { url, productId, variantId }: StockRequest) {
  const [{ shop }, { items }] = await Promise.all([
    client.shop.getShop({}),
    client.stock.queryStock({ query: { filter: { productId }, cursorPaging: { limit: variantsMax } } }),
  ])
  const [first] = items
  const wanted = variantId === undefined ? (items.length === 1 ? first : undefined) : items.find((item) => item.variantId === variantId)
  if (!first || (variantId !== undefined && !wanted)) throw data(null, { status: 404 })
  const { query } = movementList.at(url.searchParams, shop.timeZone)
  const own = wanted && items.length > 1 ? { productId, variantId: wanted.variantId } : { productId }
  const request = { query: query.filter ? { ...query, filter: { $and: [own, query.filter] } } : query }
  const { movements, metadata } = await readPage(url, client.stock.queryStockMovements(request))
  const names = await actorNames(
    client,
    movements.map(({ identity }) => identity),
  )
  const variants = items.map(inventoryRow)
  return {
    name: first.productName,
    productId,
    variant: wanted && inventoryRow(wanted),
    variants,
    settings: { trackQuantity: first.trackQuantity, preorder: first.preorderInfo },
    rows: movements.map((movement) => movementRow(movement, shop, names)),
    request,
    ...pagesOf(metadata),
  }
}
