import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { isGuid } from '@stoa/contract/guid'
import type { WireOrder } from '../orders/public.ts'
import { fromWireAmount } from '../pricing/public.ts'

/** The sales of one product in one line of an order. */
export interface SoldItem {
  lineItemId: string
  productId: string
  name: string
  quantity: number
  totalMinor: number
}

const isInCatalogue = (appId: string | undefined): boolean => catalogueAppIds.some((id) => id === appId)

/** The lines of an order that are catalogue products. */
export function soldItemsOf({ lineItems, currency }: Pick<WireOrder, 'lineItems' | 'currency'>): SoldItem[] {
  return lineItems.flatMap(({ id, catalogReference, productName, quantity, totalPriceAfterTax }) => {
    const { appId, catalogItemId: productId = '' } = catalogReference ?? {}
    if (!isInCatalogue(appId) || !isGuid(productId)) return []
    const totalMinor = fromWireAmount(totalPriceAfterTax.amount ?? '0', currency ?? '') ?? 0
    return [{ lineItemId: id, productId, name: productName.original ?? '', quantity, totalMinor }]
  })
}
