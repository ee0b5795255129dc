import type { orders } from '@stoa/contract'
import { authorEmail } from '../../../access/staff/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { changeOrder } from '../change.ts'
import { newComments, withComments } from '../comments.ts'
import { presentForCaller } from '../present-for-caller.ts'

export const addActivity: Handler<typeof orders.addActivity> = async (context, { id, activity }) => {
  const messages = [activity.merchantComment.message]
  const comments = newComments({ messages, now: context.now, authorEmail: await authorEmail(context) })
  const order = await changeOrder(context, id, { fields: ['activities'], to: (before) => withComments(before, comments) })
  return { order: await presentForCaller(context, order), activityId: comments[0]!.id! }
}
