import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { momentIn } from '../kit/moment.ts'
import { healthOf, webhookName } from './webhook-row.ts'

/** A webhook with its app, as the head of its pages shows it, and what its pages need of the shop. */
export async function webhookAt(client: Client, id: string) {
  const [{ webhook }, { shop }] = await Promise.all([client.webhooks.getWebhook({ id }), client.shop.getShop({})])
  const app = await ifPermitted(
    client.apps.getApp({ id: webhook.appId }).then(({ app: found }) => found),
    undefined,
  )
  const head = {
    id,
    name: webhookName(webhook.url),
    revision: webhook.revision,
    isEnabled: webhook.enabled,
    health: healthOf(webhook),
    failingSince: momentIn(shop)(webhook.failingSince),
    appName: app?.name ?? webhook.appId,
  }
  return { webhook, head, shop, app }
}

export type WebhookHeadView = Awaited<ReturnType<typeof webhookAt>>['head']
