import type { inventoryV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Task } from '../../catalogue-jobs/public.ts'
import type { LocatedStock } from '../../stock/public.ts'

type Calls = typeof inventoryV3

/** The request of each kind of job, as it was sent. Both calls that adjust quantities make the same kind. */
export interface Requests {
  UPDATE_INVENTORY: RequestOf<Calls['bulkUpdateInventoryItemsByFilter']>
  ADJUST_INVENTORY: RequestOf<Calls['bulkAdjustInventoryItemsByFilter']>
  DELETE_INVENTORY: RequestOf<Calls['bulkDeleteInventoryItemsByFilter']>
  CREATE_INVENTORY: RequestOf<Calls['bulkCreateInventoryItemsByVariantFilter']>
}

/** What a kind of job does to stock. */
export type StockTask<Kind extends keyof Requests> = Task<Requests[Kind], LocatedStock>
