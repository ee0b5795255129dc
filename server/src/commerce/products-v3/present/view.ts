import type { productsV3 } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { RequestedField } from '@stoa/contract/products-v3/requested-fields'
import type { Money } from '../../catalogue/public.ts'

export type WireProduct = ResponseOf<typeof productsV3.getProduct>['product']
type AnyVariant = NonNullable<NonNullable<WireProduct['variantsInfo']>['variants']>[number]
export type WireVariant = AnyVariant & Required<Pick<AnyVariant, 'visible' | 'price' | 'inventoryStatus'>>

/** What a caller requests and may see of the catalogue V3. */
export interface View {
  money: Money
  baseUrl: string
  weightUnit: 'KG' | 'LB'
  /** What is returned besides that which always is. */
  fields: ReadonlySet<RequestedField>
  /** Whether the caller acts for the shop, and sees its private tags and files. */
  isShop: boolean
  /** Single answers have the variants; lists have none. */
  hasVariants: boolean
}

/** What a product shows of other entities, as far as the view has it. */
export interface Related {
  /** Those that the caller can see. */
  categories?: {
    /** `index`: how many products are before it in a manual order. */
    direct: { id: string; index?: number }[]
    /** With those above them. */
    all: { id: string }[]
    /** From the top to the main one. */
    breadcrumbs: { categoryId: string; categoryName: string; categorySlug: string }[]
  }
  /** Of a digital product: the file that its buyers download. */
  file?: { id: string; displayName: string; sizeBytes: number | null; mediaType: string }
}
