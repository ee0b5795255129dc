import { deliverWebhooks } from '../../server/src/access/webhooks/deliveries/deliver.ts'
import { addDeliveries } from '../../server/src/access/webhooks/deliveries/follow.ts'
import type { App } from '../../server/src/kernel/app.ts'
import { catchUp } from '../support/following.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

const receiver = 'https://receiver.example'

/** An app that gets the approved orders, with the next of its keys. */
export async function webhookScene(site: TestSite, app: App): Promise<Scene> {
  const { services } = site.app
  const { outbound } = services
  services.outbound = async (address, ...rest) => (String(address).startsWith(receiver) ? new Response('ok') : outbound(address, ...rest))
  const { apps, webhooks } = site.as(site.owner())
  const { app: made } = await apps.createApp({ name: 'Parcels', permissions: ['ECOM.READ_ORDERS'] })
  const eventTypes = ['wix.ecom.v1.order_approved' as const]
  const { webhook } = await webhooks.createWebhook({ appId: made.id, url: `${receiver}/events`, eventTypes })
  await catchUp({ ...site, app }, addDeliveries)
  await deliverWebhooks({ ...app, services: { ...app.services, outbound: services.outbound } })
  const { key } = await webhooks.createWebhookKey({ appId: made.id })
  const { deliveries } = await webhooks.searchWebhookDeliveries({ search: { filter: { webhookId: webhook.id } } })
  return { webhookAppId: made.id, webhookId: webhook.id, webhookKeyId: key.id, webhookDeliveryId: deliveries[0]!.id }
}
