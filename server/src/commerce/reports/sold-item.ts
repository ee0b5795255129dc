import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { isGuid } from '@stoa/contract/guid'
import type { WireOrder } from '../orders/public.ts'
import { fromWireAmount } from '../pricing/public.ts'

/** The sales of one product in one line of an order. */
export interface SoldItem {
  orderId: string
  lineItemId: string
  productId: string
  name: string
  quantity: number
  totalMinor: number
  currency: string
  purchasedDate: Date
}

const isInCatalogue = (appId: string | undefined): boolean => catalogueAppIds.some((id) => id === appId)

type SoldOrder = Pick<WireOrder, 'id' | 'lineItems' | 'currency' | 'purchasedDate' | 'createdDate'>

/** The lines of an approved order that are catalogue products. */
export function soldItemsOf({ id: orderId, lineItems, purchasedDate, createdDate, ...order }: SoldOrder): SoldItem[] {
  const currency = order.currency ?? ''
  const sold = { orderId, currency, purchasedDate: new Date(purchasedDate ?? createdDate) }
  return lineItems.flatMap(({ id, catalogReference, productName, quantity, totalPriceAfterTax }) => {
    const { appId, catalogItemId: productId = '' } = catalogReference ?? {}
    if (!isInCatalogue(appId) || !isGuid(productId)) return []
    const totalMinor = fromWireAmount(totalPriceAfterTax.amount ?? '0', currency) ?? 0
    return [{ ...sold, lineItemId: id, productId, name: productName.original ?? '', quantity, totalMinor }]
  })
}
