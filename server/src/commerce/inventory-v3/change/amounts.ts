import { quantityMax } from '@stoa/contract/stock/preorder'
import { isForPreorder, purchasableQuantity } from '../../catalogue/public.ts'
import { freeOf, type LocatedStock, withAdded, withFree } from '../../stock/public.ts'
import { ItemProblem } from './problem.ts'

interface Decrease {
  by: number
  /** Whether the units are preordered if the item is out of stock. */
  isPreorder: boolean
  /** Whether there has to be enough stock. Otherwise, what is missing is owed. */
  isRestricted: boolean
}

/** The stock after units were taken from it. */
export function decreased(stock: LocatedStock, { by, isPreorder, isRestricted }: Decrease): LocatedStock | ItemProblem {
  if (isPreorder && isForPreorder(stock)) return preordered(stock, { by, isRestricted })
  if (!stock.trackQuantity) return new ItemProblem('INVENTORY_QUANTITY_NOT_TRACKED')
  const left = freeOf(stock) - by
  if (isRestricted && left < 0) return new ItemProblem('INSUFFICIENT_INVENTORY', stock)
  return left < -quantityMax ? new ItemProblem('MIN_QUANTITY_LIMIT_REACHED', stock) : withFree(stock, left)
}

function preordered(stock: LocatedStock, { by, isRestricted }: Omit<Decrease, 'isPreorder'>): LocatedStock | ItemProblem {
  if (isRestricted && by > (purchasableQuantity(stock) ?? Infinity)) return new ItemProblem('INSUFFICIENT_INVENTORY', stock)
  const preordered = stock.preordered + by
  return preordered > quantityMax ? new ItemProblem('MIN_QUANTITY_LIMIT_REACHED', stock) : { ...stock, preordered }
}

/** The stock after units were added to it. Those that are owed are served first. */
export function increased(stock: LocatedStock, by: number): LocatedStock | ItemProblem {
  if (!stock.trackQuantity) return new ItemProblem('INVENTORY_QUANTITY_NOT_TRACKED')
  return freeOf(stock) + by > quantityMax ? new ItemProblem('MAX_QUANTITY_LIMIT_REACHED', stock) : withAdded(stock, by)
}
