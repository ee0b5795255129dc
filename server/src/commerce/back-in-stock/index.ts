import type { backInStock as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { cancelBackInStockWave } from './calls/cancel-back-in-stock-wave.ts'
import { createBackInStockNotificationRequest } from './calls/create-back-in-stock-notification-request.ts'
import { deleteBackInStockNotificationRequest } from './calls/delete-back-in-stock-notification-request.ts'
import { deleteOwnBackInStockRequest } from './calls/delete-own-back-in-stock-request.ts'
import { getBackInStockNotificationRequest } from './calls/get-back-in-stock-notification-request.ts'
import { getBackInStockNotificationRequestsCountByCatalogReferences } from './calls/get-back-in-stock-notification-requests-count-by-catalog-references.ts'
import { getBackInStockSettings } from './calls/get-back-in-stock-settings.ts'
import { listBackInStockWaves } from './calls/list-back-in-stock-waves.ts'
import { listOwnBackInStockRequests } from './calls/list-own-back-in-stock-requests.ts'
import { markAsNotificationSent } from './calls/mark-as-notification-sent.ts'
import { queryBackInStockDemand } from './calls/query-back-in-stock-demand.ts'
import { queryBackInStockNotificationRequests } from './calls/query-back-in-stock-notification-requests.ts'
import { reportItemsBackInStock } from './calls/report-items-back-in-stock.ts'
import { startBackInStockWave } from './calls/start-back-in-stock-wave.ts'
import { startCollectingRequests } from './calls/start-collecting-requests.ts'
import { stopCollectingRequests } from './calls/stop-collecting-requests.ts'
import { unsubscribeFromBackInStock } from './calls/unsubscribe-from-back-in-stock.ts'

export const backInStock: Handlers<typeof contract> = {
  cancelBackInStockWave,
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  deleteOwnBackInStockRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  getBackInStockSettings,
  listBackInStockWaves,
  listOwnBackInStockRequests,
  markAsNotificationSent,
  queryBackInStockDemand,
  queryBackInStockNotificationRequests,
  reportItemsBackInStock,
  startBackInStockWave,
  startCollectingRequests,
  stopCollectingRequests,
  unsubscribeFromBackInStock,
}

export { followMail, settleRequest } from './mails/outcome.ts'
export { loadRequests } from './load.ts'
export { deleteRequestsOf } from './store.ts'
export { beginAutomaticWaves } from './waves/begin-automatic.ts'
export { followStock } from './waves/follow-stock.ts'
export { notifyWaiting } from './waves/work.ts'
