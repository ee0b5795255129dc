import type { Static } from 'typebox'
import type { SearchDetails } from '@stoa/contract/search'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { planConditions } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { itemsTarget, searchableItems } from './items/target.ts'

/** What inventory items have to meet. */
export interface Conditions {
  filter?: Record<string, unknown> | null | undefined
  search?: Static<typeof SearchDetails> | null | undefined
}

/** Plans a query of the items that meet conditions, in no order. Refuses what is wrong with these. */
export const planItems = (context: Context, { filter, search }: Conditions): QueryPlan =>
  planConditions(context, { of: 'inventoryV3', target: itemsTarget, filter, search, searchable: searchableItems })
