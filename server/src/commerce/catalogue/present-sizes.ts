import type { Dimensions, ProductDoc } from './product.ts'

type Sizes = Pick<ProductDoc, 'productDimensions' | 'packageDimensions'>

/** The sizes of an item and its parcel, those that are known, each with a unit. */
export const presentSizes = ({ productDimensions, packageDimensions }: Sizes): Sizes => ({
  ...(productDimensions && { productDimensions: presentDimensions(productDimensions) }),
  ...(packageDimensions && { packageDimensions: presentDimensions(packageDimensions) }),
})

const presentDimensions = (dimensions: Dimensions): Dimensions => ({ unit: 'UNKNOWN_DIMENSIONS_UNIT', ...dimensions })
