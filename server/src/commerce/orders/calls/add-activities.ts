import type { orders } from '@stoa/contract'
import { authorEmail } from '../../../access/staff/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { changeOrder } from '../change.ts'
import { newComments, withComments } from '../comments.ts'
import { presentForCaller } from '../present-for-caller.ts'

export const addActivities: Handler<typeof orders.addActivities> = async (context, { orderId, orderActivities = [], activities = [] }) => {
  const messages = [...orderActivities, ...activities].map(({ merchantComment }) => merchantComment.message)
  if (messages.length === 0) refuseFields({ field: 'orderActivities', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' })
  const comments = newComments({ messages, now: context.now, authorEmail: await authorEmail(context) })
  const order = await changeOrder(context, orderId, { fields: ['activities'], to: (before) => withComments(before, comments) })
  return { order: await presentForCaller(context, order), activityIds: comments.map(({ id }) => id!) }
}
