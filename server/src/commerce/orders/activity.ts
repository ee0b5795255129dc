import type { ActivityType } from '@stoa/contract/orders/activities'
import { newId } from '../../database/ids.ts'
import type { Order, WireActivity } from './order.ts'

type ActivityContents = { now: Date } & Partial<WireActivity>

export function newActivity(activityType: ActivityType, { now, ...contents }: ActivityContents): WireActivity {
  return { id: newId(), createdDate: now.toISOString(), type: activityType, activityType, ...contents }
}

/** Adds an activity to an order's history. */
export const withActivity = (order: Order, activityType: ActivityType, contents: ActivityContents): Order => ({
  ...order,
  doc: { ...order.doc, activities: [...order.doc.activities, newActivity(activityType, contents)] },
})
