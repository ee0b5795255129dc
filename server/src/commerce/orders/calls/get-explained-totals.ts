import type { orders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { explainTotals } from '../../pricing/public.ts'
import { explainableOrder } from '../explainable.ts'
import { findOrder } from '../store.ts'

export const getExplainedTotals: Handler<typeof orders.getExplainedTotals> = async (context, { id }) => {
  const order = (await findOrder(context, id)) ?? refuse('ORDER_NOT_FOUND')
  const { currency } = order
  return { explanation: explainTotals(explainableOrder(order), { currency, locale: context.site.settings.locale }) }
}
