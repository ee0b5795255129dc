import type { Scope } from '../../kernel/context.ts'
import type { WireOrder } from '../orders/public.ts'
import { soldItemsOf } from './sold-item.ts'
import { insertPastSoldItems } from './store.ts'

/** Writes what approved orders of the history sold. */
export const loadSoldItems = ({ db, siteId }: Scope, orders: readonly WireOrder[]): Promise<void> =>
  insertPastSoldItems(
    db,
    siteId,
    orders.flatMap((order) => {
      const { id = '', currency, purchasedDate, createdDate } = order
      const sold = { orderId: id, currency: currency ?? '', purchasedDate: new Date(purchasedDate ?? createdDate ?? 0) }
      return soldItemsOf(order).map((item) => ({ ...item, ...sold }))
    }),
  )
