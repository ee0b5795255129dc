import type { Context } from '../../kernel/context.ts'
import { changeEach, type Outcome } from './change-each.ts'
import { deleted } from './change/created.ts'
import { ItemProblem } from './change/problem.ts'

/** Deletes items, each by itself. */
export const deleteEach = (context: Context, ids: readonly string[]): Promise<Outcome[]> =>
  changeEach(context, {
    entries: ids,
    requested: { ids, at: [] },
    reason: 'API',
    change(items, id) {
      const stock = items.item(id)
      return stock ? deleted(stock) : new ItemProblem('INVENTORY_ITEM_NOT_FOUND')
    },
  })
