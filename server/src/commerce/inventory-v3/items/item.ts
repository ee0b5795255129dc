import type { ProductOption } from '../../catalogue/public.ts'
import type { LocatedStock } from '../../stock/public.ts'

/** An inventory item with what it shows of its product. */
export interface Item extends LocatedStock {
  productName: string
  collectionIds: string[]
  options: Pick<ProductOption, 'name'>[]
  choices: Record<string, string>
  sku: string | null
  visible: boolean
}
