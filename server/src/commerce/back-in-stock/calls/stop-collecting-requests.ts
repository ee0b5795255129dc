import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { setCollecting } from '../collecting.ts'

export const stopCollectingRequests: Handler<typeof backInStock.stopCollectingRequests> = (context, { appId }) =>
  setCollecting(context, appId, false)
