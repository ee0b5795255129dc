import { backInStock } from '../back-in-stock/back-in-stock-texts.ts'
import { backInStockDemand } from '../back-in-stock/demand/demand-texts.ts'
import { backInStockRequests } from '../back-in-stock/requests/request-texts.ts'
import { backInStockWaves } from '../back-in-stock/waves/wave-texts.ts'

/** Texts of the pages for back-in-stock requests, which load them. */
export const backInStockPages = { backInStock, backInStockDemand, backInStockRequests, backInStockWaves }
