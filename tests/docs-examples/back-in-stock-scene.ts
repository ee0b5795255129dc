import { randomUUID } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

const moonJar = { catalogItemId: '10000000-0000-4000-8000-000000000006', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }

/** Mia waits for the moon jar, and a wave is to notify another shopper. */
export async function backInStockScene(site: TestSite, { mia, email }: { mia: Client; email: string }): Promise<Scene> {
  const { backInStock } = site.as(site.owner())
  const ask = async (client: Client, address: string): Promise<string> =>
    (await client.backInStock.createBackInStockNotificationRequest({ request: { catalogReference: moonJar, email: address } })).request.id!
  const backInStockRequestId = await ask(mia, email)
  await backInStock.reportItemsBackInStock({ requestIds: [await ask(site.as(site.owner()), 'bruno@example.com')], itemDetails: {} })
  const { waves } = await backInStock.listBackInStockWaves({})
  return { backInStockRequestId, backInStockWaveId: waves[0]!.id, backInStockToken: await tokenOf(site) }
}

/** As in the link of an email, of which there is none here. */
const tokenOf = ({ siteId, app }: TestSite): Promise<string> =>
  app.services.tokens.sign('hand-over', { siteId, subject: randomUUID(), role: 'back-in-stock' }, 60 * 60)
