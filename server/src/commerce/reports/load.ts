import type { Scope } from '../../kernel/context.ts'
import type { WireOrder } from '../orders/public.ts'
import { soldItemsOf } from './sold-item.ts'
import { insertSoldItems } from './store.ts'

/** Writes what approved orders of the history sold. */
export const loadSoldItems = ({ db, siteId }: Scope, orders: readonly WireOrder[]): Promise<void> =>
  insertSoldItems(db, siteId, orders.flatMap(soldItemsOf))
