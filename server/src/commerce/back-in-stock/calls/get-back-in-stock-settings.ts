import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentCollecting } from '../collecting.ts'

export const getBackInStockSettings: Handler<typeof backInStock.getBackInStockSettings> = async ({ site }) =>
  presentCollecting(site.settings)
