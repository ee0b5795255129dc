import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { setCollecting } from '../collecting.ts'

export const startCollectingRequests: Handler<typeof backInStock.startCollectingRequests> = (context, { appId }) =>
  setCollecting(context, appId, true)
