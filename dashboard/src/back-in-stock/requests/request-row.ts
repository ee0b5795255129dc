import type { BackInStockStatus } from '@stoa/contract/back-in-stock/statuses'
import type { Client } from '@stoa/sdk'
import type { Where } from '@stoa/ui/dates'
import type { Product } from '../../answers.ts'
import { momentIn, type Moment } from '../../kit/moment.ts'
import { pictureOf } from '../../products/thumbnail.tsx'
import type { RequestedItem } from '../requested-item.tsx'

type Request = Awaited<ReturnType<Client['backInStock']['queryBackInStockNotificationRequests']>>['requests'][number]

/** A back-in-stock request as a list row. */
export interface RequestRow {
  id: string
  email: string
  status: BackInStockStatus
  /** Whether it was marked as sent: then there may be no email. */
  isMarked: boolean
  date: Moment
  item: RequestedItem
}

export type ProductsById = ReadonlyMap<string, Product>

/** The products of requests that are still in the catalogue. */
export async function productsOf({ catalogue }: Client, productIds: readonly string[]): Promise<ProductsById> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const { products } = await catalogue.queryProducts({ query: { filter: { id: { $in: ids } }, paging: { limit: ids.length } } })
  return new Map(products.map((product) => [product.id, product]))
}

export const requestRow = (request: Request, products: ProductsById, where: Where): RequestRow => ({
  id: request.id!,
  email: request.email,
  status: request.status as BackInStockStatus,
  isMarked: request.autoNotified === false,
  date: momentIn(where)(request.createdDate!),
  item: itemOf(request.catalogReference, products.get(request.catalogReference.catalogItemId ?? '')),
})

type Reference = Request['catalogReference']

function itemOf({ catalogItemId = '', options }: Reference, product: Product | undefined): RequestedItem {
  const choices = choicesOf(options, product)
  return {
    productId: catalogItemId,
    name: product?.name ?? '',
    choices: Object.values(choices).join(' / '),
    isAnyVariant: product?.manageVariants === true && Object.keys(choices).length === 0,
    picture: pictureOf(product?.media.mainMedia),
  }
}

/** The choices of a reference: of its variant, or by option. */
function choicesOf(options: Reference['options'], product: Product | undefined): Record<string, unknown> {
  const { variantId, options: choices } = (options ?? {}) as { variantId?: unknown; options?: Record<string, unknown> }
  return product?.variants.find(({ id }) => id === variantId)?.choices ?? choices ?? {}
}
