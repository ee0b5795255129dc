import { defaultVariantId, type Product, type Variant } from '../../catalogue/public.ts'

/** A product without options has what its only variant has, for V1. */
export function withOnlyVariant(product: Product, variants: readonly Variant[]): Product {
  const [only] = variants
  if (only?.id !== defaultVariantId) return product
  const { weight, itemCostMinor: _cost, productDimensions: _product, packageDimensions: _package, ...doc } = product.doc
  const { productDimensions, packageDimensions } = only.doc
  return {
    ...product,
    sku: only.sku,
    doc: {
      ...doc,
      // A weight of nothing goes without saying.
      ...(only.weight !== null && (only.weight !== 0 || weight !== undefined) && { weight: only.weight }),
      ...(only.costMinor !== null && { itemCostMinor: only.costMinor }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
  }
}
