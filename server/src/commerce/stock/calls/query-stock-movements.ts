import type { stock } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentMovement } from '../movements/present.ts'
import { selectMovements } from '../movements/store.ts'
import { movementsTarget } from '../movements/target.ts'

export const queryStockMovements: Handler<typeof stock.queryStockMovements> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'stock movements',
    query,
    at: 'query',
    target: movementsTarget,
    defaultSort: [{ fieldName: 'time', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectMovements(context, plan))
  return { movements: rows.map((row) => presentMovement(row, context.identity)), metadata: { count: rows.length, cursors, hasNext } }
}
