import type { orders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeOrder } from '../change.ts'
import { withoutComment } from '../comments.ts'
import { presentForCaller } from '../present-for-caller.ts'

export const deleteActivity: Handler<typeof orders.deleteActivity> = async (context, { id, activityId }) => {
  const order = await changeOrder(context, id, { fields: ['activities'], to: (before) => withoutComment(before, activityId) })
  return { order: await presentForCaller(context, order) }
}
