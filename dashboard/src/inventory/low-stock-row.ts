import type { Client } from '@stoa/sdk'
import { pictureOf, type PictureFacts } from '../products/thumbnail.tsx'

type LowStockVariant = Awaited<ReturnType<Client['stock']['queryLowStock']>>['variants'][number]

/** A variant with low stock as a list row. */
export interface LowStockRow {
  id: string
  productId: string
  name: string
  /** `Blue / M`. Empty for a product without options. */
  choices: string
  quantity: number
  picture: PictureFacts | undefined
}

export const lowStockRow = (variant: LowStockVariant): LowStockRow => ({
  id: variant.id,
  productId: variant.productId,
  name: variant.productName,
  choices: Object.values(variant.choices).join(' / '),
  quantity: variant.quantity,
  picture: pictureOf(variant),
})
