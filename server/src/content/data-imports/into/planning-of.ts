import type { ImportScope } from '../import.ts'
import type { Planning } from './into.ts'
import { planCollection } from './plan-collection.ts'
import { planProducts } from './plan-products.ts'

/** How imports into some scope are planned. */
export const planningOf = ({ dataCollectionId, environment }: ImportScope): Planning =>
  dataCollectionId === undefined ? planProducts : planCollection({ dataCollectionId, environment })
