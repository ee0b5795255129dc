import { setTimeout } from 'node:timers/promises'
import { createClient, type Client } from '@stoa/sdk'
import { ownerId } from '../server/src/seed/seed-site.ts'
import { createServerApp, createServices } from '../server/src/start.ts'
import { clientAs } from '../tests/support/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../tests/support/webhook-receiver.ts'
import { makeSite } from './make-site.ts'
import { median } from './middle.ts'
import { processorTimeOf, startOurs, stop } from './processes.ts'
import { oursPort, rounds } from './settings.ts'
import { environmentOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const events = 2_000
const single = 40
const in_ = { dataCollectionId: 'Watched' }
const eventTypes = ['wix.data.v2.data_item_created' as const]

/** Measures how many deliveries a server makes to receivers on the same machine, alone and beside a receiver that answers after five seconds, and how long an
 *  event takes from its commit to its arrival. */
export async function webhooks(place: Workbench): Promise<void> {
  const site = await makeSite(place, 1000)
  const ours = await startOurs(environmentOf(place, site))
  const { siteId, apiKey } = site.settings
  const client = createClient({ baseUrl: `http://127.0.0.1:${oursPort}`, apiKey: apiKey!, siteId })
  await client.dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId } })
  const [fast, slow] = [await startWebhookReceiver(), await startWebhookReceiver()]
  slow.answer = (_, response) => setTimeout(5_000).then(() => response.end())
  const olga = ownerIn(place, site)
  const { app } = await olga.apps.createApp({ name: 'Receivers', permissions: ['WIX_DATA.QUERY'] })
  await olga.webhooks.createWebhook({ appId: app.id, url: fast.url, eventTypes })

  console.log(`\n| webhooks, ${events} events | deliveries/s | server, processor ms each |\n|---|---|---|`)
  const printRound = async (name: string) => {
    const all: { perSecond: number; processorMs: number }[] = []
    for (let index = 0; index < rounds; index++) {
      const before = processorTimeOf(ours.child)
      const perSecond = await deliver(client, fast)
      all.push({ perSecond, processorMs: (processorTimeOf(ours.child) - before) / events })
    }
    const [rate, processor] = [median(all.map((one) => one.perSecond)), median(all.map((one) => one.processorMs))]
    console.log(`| ${name} | ${Math.round(rate)} | ${processor.toFixed(2)} |`)
  }
  await printRound('one receiver')
  const alone = await latencies(client, fast)
  await olga.webhooks.createWebhook({ appId: app.id, url: slow.url, eventTypes })
  await printRound('one receiver, beside one that answers after 5 s')
  const beside = await latencies(client, fast)

  console.log(`\n| from the answer to a write to the arrival of its event | p50 ms | p95 ms |\n|---|---|---|`)
  for (const [name, values] of [
    ['one receiver', alone],
    ['beside one that answers after 5 s', beside],
  ] as const)
    console.log(
      `| ${name} | ${Math.round(median(values))} | ${Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!)} |`,
    )
  await stop(ours.child)
  await Promise.all([fast.close(), slow.close()])
}

/** The owner, signed in, in this process. */
function ownerIn({ database }: Workbench, { settings }: Site): Client {
  const app = createServerApp(createServices(settings, database))
  return clientAs(app, { kind: 'owner', siteId: settings.siteId, id: ownerId, permissions: 'ALL' })
}

/** Writes items in bulks, and returns the deliveries per second from the first arrival to the last. */
async function deliver(client: Client, receiver: WebhookReceiver): Promise<number> {
  receiver.received.length = 0
  for (let from = 0; from < events; from += 1000)
    await client.dataItems.bulkInsertDataItems({ ...in_, dataItems: Array.from({ length: 1000 }, () => ({ data: { note: 'new' } })) })
  while (receiver.received.length === 0) await setTimeout(1)
  const [began, first] = [performance.now(), receiver.received.length]
  while (receiver.received.length < events) await setTimeout(5)
  return (events - first) / ((performance.now() - began) / 1000)
}

/** Milliseconds from the answer to each write to the arrival of its event. */
async function latencies(client: Client, receiver: WebhookReceiver): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < single; index++) {
    receiver.received.length = 0
    await client.dataItems.insertDataItem({ ...in_, dataItem: { data: { note: 'one' } } })
    const began = performance.now()
    while (receiver.received.length === 0) await setTimeout(1)
    all.push(performance.now() - began)
    await setTimeout(Math.random() * 300)
  }
  return all
}
