import { withoutCardNumbers } from '../../kernel/log.ts'
import { refuse } from '../../kernel/refuse.ts'
import { newActivity } from './activity.ts'
import type { Order, WireActivity } from './order.ts'

/** The limit of an order's history (entities: Order.activities). */
export const activitiesMax = 1000

interface CommentInput {
  messages: readonly string[]
  now: Date
  authorEmail: string | undefined
}

/** Creates comments. Like all stored free text, they are stored without card numbers (threat P10). */
export const newComments = ({ messages, now, authorEmail }: CommentInput): WireActivity[] =>
  messages.map((message) =>
    newActivity('MERCHANT_COMMENT', { now, merchantComment: commentOf(message), ...(authorEmail ? { authorEmail } : {}) }),
  )

/** Adds comments to an order. Refuses with TOO_MANY_ACTIVITIES if the history is full. */
export function withComments(order: Order, comments: readonly WireActivity[]): Order {
  const activities = [...order.doc.activities, ...comments]
  if (activities.length > activitiesMax) refuse('TOO_MANY_ACTIVITIES')
  return withActivities(order, activities)
}

/** Replaces the text of a comment. */
export function withUpdatedComment(order: Order, id: string, message: string): Order {
  const changed = { ...requireComment(order, id), merchantComment: commentOf(message) }
  return withActivities(
    order,
    order.doc.activities.map((activity) => (activity.id === changed.id ? changed : activity)),
  )
}

/** Removes a comment. */
export function withoutComment(order: Order, id: string): Order {
  const comment = requireComment(order, id)
  return withActivities(
    order,
    order.doc.activities.filter((activity) => activity !== comment),
  )
}

const commentOf = (message: string) => ({ message: withoutCardNumbers(message) })

const withActivities = (order: Order, activities: WireActivity[]): Order => ({ ...order, doc: { ...order.doc, activities } })

/** History is permanent: only comments can be changed or removed. */
function requireComment({ doc }: Order, id: string): WireActivity {
  const activity = doc.activities.find((each) => each.id === id.toLowerCase())
  if (!activity) refuse('ACTIVITY_NOT_FOUND')
  if (activity.activityType !== 'MERCHANT_COMMENT') refuse('ACTIVITY_NOT_A_COMMENT')
  return activity
}
