import { data } from 'react-router'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { Client } from '@stoa/sdk'
import { actorNames } from '../events/actors.server.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { inventoryRow } from './inventory-row.ts'
import { loadLocations } from './locations.server.ts'
import { movementList } from './movement-list.ts'
import { movementRow } from './movement-row.ts'
import { loadStockByLocation } from './stock-by-location.server.ts'

interface StockRequest {
  url: URL
  productId: string
  /** All variants without it. */
  variantId: string | undefined
}

const variantsMax = 100

/** The stock of a product or of one of its variants at the location in the URL, with a page of its history. */
export async function loadStock(client: Client, { url, productId, variantId }: StockRequest) {
  const [{ shop }, { all, locations, location }] = await Promise.all([client.shop.getShop({}), loadLocations(client, url)])
  const { items } = await client.stock.queryStock({
    ...(location && { locationId: location.id }),
    query: { filter: { productId }, cursorPaging: { limit: variantsMax } },
  })
  const [first] = items
  const wanted = variantId === undefined ? (items.length === 1 ? first : undefined) : items.find((item) => item.variantId === variantId)
  if (!first || (variantId !== undefined && !wanted)) throw data(null, { status: 404 })
  const { query } = movementList.at(url.searchParams, shop.timeZone)
  const own = { productId, ...(wanted && items.length > 1 && { variantId: wanted.variantId }) }
  const request = { query: query.filter ? { ...query, filter: { $and: [own, query.filter] } } : query }
  const [{ movements, metadata }, stockByLocation, waiting] = await Promise.all([
    readPage(url, client.stock.queryStockMovements(request)),
    loadStockByLocation(client, { ...own, locations }),
    waitingFor(client, productId),
  ])
  const actors = await actorNames(
    client,
    movements.map(({ identity }) => identity),
  )
  return {
    name: first.productName,
    productId,
    variant: wanted && inventoryRow(wanted),
    variants: items.map(inventoryRow),
    // Those of the default location are those of the product.
    settings: location && !location.isDefault ? undefined : { trackQuantity: first.trackQuantity, preorder: first.preorderInfo },
    rows: movements.map((movement) => movementRow(movement, shop, { actors, locations: all })),
    request,
    locations,
    location: location ?? locations.find(({ isDefault }) => isDefault),
    stockByLocation,
    waiting,
    ...pagesOf(metadata),
  }
}

/** How many shoppers wait for a product or one of its variants. */
async function waitingFor({ backInStock }: Client, catalogItemId: string): Promise<number> {
  const reference = { catalogItemId, appId: catalogueAppIds[0] }
  const counts = backInStock.getBackInStockNotificationRequestsCountByCatalogReferences({ catalogReferences: [reference] })
  const { countsPerCatalogReference } = await ifPermitted(counts, { countsPerCatalogReference: [] })
  return countsPerCatalogReference[0]?.count ?? 0
}
