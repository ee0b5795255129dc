import type { ActivityType } from '@stoa/contract/orders/activities'
import { newId } from '../database/ids.ts'
import type { Order, WireActivity } from './order.ts'

/** An order with one more entry in its history. */
export function withActivity(order: Order, activityType: ActivityType, told: { now: Date } & Partial<WireActivity>): Order {
  const { now, ...contents } = told
  const activity: WireActivity = { id: newId(), createdDate: now.toISOString(), type: activityType, activityType, ...contents }
  return { ...order, doc: { ...order.doc, activities: [...order.doc.activities, activity] } }
}
