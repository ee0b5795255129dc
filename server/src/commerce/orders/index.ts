import type { orders as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addActivities } from './calls/add-activities.ts'
import { addActivity } from './calls/add-activity.ts'
import { bulkUpdateOrderTags } from './calls/bulk-update-order-tags.ts'
import { countOrders } from './calls/count-orders.ts'
import { deleteActivity } from './calls/delete-activity.ts'
import { getExplainedTotals } from './calls/get-explained-totals.ts'
import { getOrder } from './calls/get-order.ts'
import { listTransactionsForSingleOrder } from './calls/list-transactions-for-single-order.ts'
import { searchOrders } from './calls/search-orders.ts'
import { updateActivity } from './calls/update-activity.ts'
import { updateTagsOfMatchingOrders } from './calls/update-tags-of-matching-orders.ts'

export const orders: Handlers<typeof contract> = {
  getOrder,
  searchOrders,
  getExplainedTotals,
  listTransactionsForSingleOrder,
  bulkUpdateOrderTags,
  updateTagsOfMatchingOrders,
  countOrders,
  addActivities,
  addActivity,
  updateActivity,
  deleteActivity,
}

export { orderMails } from './event-mails.ts'
export { serveDownloads } from './serve-downloads.ts'
export { pastOrder, type PastOrder } from './load.ts'
export { pastMails } from './past-mails.ts'
export { insertOrders, lastOrderNumber, takeOrderNumbers } from './store.ts'
export { presentForShop } from './record.ts'
