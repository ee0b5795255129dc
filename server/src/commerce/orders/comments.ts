import { withoutCardNumbers } from '../../kernel/log.ts'
import { refuse } from '../../kernel/refuse.ts'
import { newActivity } from './activity.ts'
import type { Order, WireActivity } from './order.ts'

/** How many activities an order's history has room for (entities: Order.activities). */
export const activitiesMax = 1000

interface CommentInput {
  messages: readonly string[]
  now: Date
  authorEmail: string | undefined
}

/** New comments. Like all that people write down they are kept without the numbers of cards (threat P10). */
export const newComments = ({ messages, now, authorEmail }: CommentInput): WireActivity[] =>
  messages.map((message) =>
    newActivity('MERCHANT_COMMENT', { now, merchantComment: commentOf(message), ...(authorEmail ? { authorEmail } : {}) }),
  )

/** An order with more in its history. Refuses TOO_MANY_ACTIVITIES where it has no room. */
export function withComments(order: Order, comments: readonly WireActivity[]): Order {
  const activities = [...order.doc.activities, ...comments]
  if (activities.length > activitiesMax) refuse('TOO_MANY_ACTIVITIES')
  return withActivities(order, activities)
}

/** An order with another text in one of its comments. */
export function withUpdatedComment(order: Order, id: string, message: string): Order {
  const changed = { ...requireComment(order, id), merchantComment: commentOf(message) }
  return withActivities(
    order,
    order.doc.activities.map((activity) => (activity.id === changed.id ? changed : activity)),
  )
}

/** An order without one of its comments. */
export function withoutComment(order: Order, id: string): Order {
  const comment = requireComment(order, id)
  return withActivities(
    order,
    order.doc.activities.filter((activity) => activity !== comment),
  )
}

const commentOf = (message: string) => ({ message: withoutCardNumbers(message) })

const withActivities = (order: Order, activities: WireActivity[]): Order => ({ ...order, doc: { ...order.doc, activities } })

/** What happened stays told: only comments may be touched. */
function requireComment({ doc }: Order, id: string): WireActivity {
  const activity = doc.activities.find((each) => each.id === id.toLowerCase())
  if (!activity) refuse('ACTIVITY_NOT_FOUND')
  if (activity.activityType !== 'MERCHANT_COMMENT') refuse('ACTIVITY_NOT_A_COMMENT')
  return activity
}
