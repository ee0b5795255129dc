import type { ImportScope } from '../import.ts'
import type { Writing } from './into.ts'
import type { ProductImports } from './product-imports.ts'
import { writeCollection } from './write-collection.ts'
import { writeProducts } from './write-products.ts'

/** How imports into some scope are done. */
export const writingOf = ({ dataCollectionId, environment }: ImportScope, products: ProductImports): Writing =>
  dataCollectionId === undefined ? writeProducts(products) : writeCollection({ dataCollectionId, environment })
