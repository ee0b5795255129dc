import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'

/** Whether shoppers can make requests, and whether emails leave the shop. */
export interface Conditions {
  isCollecting: boolean
  /** True as well if the user may not know. */
  hasSender: boolean
}

/** The shop, and the conditions that each page for back-in-stock requests explains. */
export async function loadConditions(client: Client) {
  const [{ shop }, { outbox }] = await Promise.all([
    client.shop.getShop({}),
    ifPermitted(client.mails.getOutbox({}), { outbox: { hasSender: true } }),
  ])
  const conditions: Conditions = { isCollecting: shop.collectsBackInStockRequests, hasSender: outbox.hasSender }
  return { shop, conditions }
}
