import type { Fragment } from '../../../database/sql.ts'
import type { Context } from '../../../kernel/context.ts'
import { planProducts, type Conditions } from '../plan-products.ts'

/** The condition that products have to meet. */
export const conditionOf = async (context: Context, conditions: Conditions): Promise<Fragment> =>
  (await planProducts(context, conditions, { isShop: true })).filter

/** Whether a filter has a condition on a field: `{}` and `{ "$and": [{}] }` have none. */
export function hasCondition(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(hasCondition)
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, value]) => !key.startsWith('$') || hasCondition(value))
}
