import type { AllHandlers } from './app.ts'
import { oauth } from './oauth/index.ts'
import { shop } from './shop/index.ts'
import { staff } from './staff/index.ts'

/** The handlers of every area, in the contract's order. */
export const areas: AllHandlers = { oauth, shop, staff }
