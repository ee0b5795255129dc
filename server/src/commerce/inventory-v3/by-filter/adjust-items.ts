import { inventoryV3 } from '@stoa/contract'
import { violation } from '../../../database/query/violation.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { type LocatedStock, withFree } from '../../stock/public.ts'
import { decreased, increased } from '../change/amounts.ts'
import type { ItemProblem } from '../change/problem.ts'
import { items } from './items.ts'
import type { Requests, StockTask } from './requests.ts'
import { saveEach } from './save-each.ts'

type Request = Requests['ADJUST_INVENTORY']

export const adjustItems: StockTask<'ADJUST_INVENTORY'> = {
  call: inventoryV3.bulkAdjustInventoryItemsByFilter,
  over: items,
  change: (context, request, held) => saveEach(context, held, (stock) => adjusted(stock, request)),
}

/** Refuses an adjustment that isn't exactly one. */
export function checkAdjustment({ incrementBy, decrementBy }: Request['adjustment'], field: string): void {
  if ((incrementBy === undefined) === (decrementBy === undefined))
    refuseFields(violation(field, 'ONE_OF_ALIGNMENT', 'must have either incrementBy or decrementBy'))
}

function adjusted(held: LocatedStock, { adjustment: { incrementBy, decrementBy }, trackQuantity }: Request): LocatedStock | ItemProblem {
  const stock = trackQuantity && !held.trackQuantity ? { ...withFree(held, 0), trackQuantity } : held
  if (incrementBy !== undefined) return increased(stock, incrementBy)
  return decreased(stock, { by: decrementBy!, isPreorder: false, isRestricted: true })
}
