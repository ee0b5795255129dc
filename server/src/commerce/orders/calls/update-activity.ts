import type { orders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeOrder } from '../change.ts'
import { withUpdatedComment } from '../comments.ts'
import { presentForCaller } from '../present-for-caller.ts'

export const updateActivity: Handler<typeof orders.updateActivity> = async (context, { id, activityId, activity }) => {
  const { message } = activity.merchantComment
  const order = await changeOrder(context, id, { fields: ['activities'], to: (before) => withUpdatedComment(before, activityId, message) })
  return { order: await presentForCaller(context, order) }
}
