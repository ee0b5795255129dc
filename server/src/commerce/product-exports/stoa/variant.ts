import { contentsOf, type PreorderSettings, type Product, type Variant } from '../../catalogue/public.ts'
import { freeOf } from '../../stock/public.ts'
import { amountCell, decimalCell, exactCell } from '../cells.ts'
import type { ProductRow } from '../product-row.ts'

/** The columns of a variant, also of the only one of a product. */
export const variantCells = (variant: Variant, currency: string): ProductRow => ({
  price: amountCell(variant.priceMinor, currency),
  salePrice: amountCell(variant.saleMinor, currency),
  cost: amountCell(variant.costMinor, currency),
  sku: exactCell(variant.sku),
  barcode: exactCell(variant.barcode),
  stock: stockCell(variant),
  weight: decimalCell(variant.weight),
})

/** What can be sold at the default location. Nothing is said while preorders are owed: they would be served by any number. */
function stockCell(variant: Variant): string {
  const { hasItem, trackQuantity, inStock, preordered } = variant
  if (!hasItem || (trackQuantity && preordered > 0)) return ''
  return trackQuantity ? String(freeOf(variant)) : inStock ? 'InStock' : 'OutOfStock'
}

interface OfProduct {
  product: Product
  /** Whether it is the first of several, which has what all of them share. */
  isFirst: boolean
  variants: readonly Variant[]
}

/** What a variant has besides, as the catalogue V3 writes it. */
export function variantOthers(variant: Variant, { product, isFirst, variants }: OfProduct): object {
  const { productType, doc } = product
  const preorder = isFirst ? sharedPreorder(product, variants) : undefined
  return {
    ...(productType === 'physical' && physicalOf(variant, product)),
    ...(productType === 'digital' && isFirst && doc.fileId !== undefined && { digitalProperties: { digitalFile: { id: doc.fileId } } }),
    ...(preorder && { inventoryItem: { preorderInfo: preorder } }),
  }
}

function physicalOf(variant: Variant, { doc: { pricePerUnit } }: Product): object {
  const { productDimensions, packageDimensions } = variant.doc
  const contents = contentsOf(pricePerUnit, variant.doc)
  const physicalProperties = {
    ...(contents && { pricePerUnit: { settings: contents } }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
  return Object.keys(physicalProperties).length > 0 ? { physicalProperties } : {}
}

/** The settings of preorders of a product. If variants have settings of their own, none can be written for all. */
function sharedPreorder({ doc }: Product, variants: readonly Variant[]): PreorderSettings | undefined {
  const preorder = doc.inventory?.preorder
  const isPlain = !preorder || (!preorder.enabled && preorder.message === null && preorder.limit === null)
  return isPlain || variants.some(({ ownPreorder }) => ownPreorder !== null) ? undefined : preorder
}
