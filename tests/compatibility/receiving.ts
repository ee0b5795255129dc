import { afterAll } from 'vitest'
import type { Client } from '@stoa/sdk'
import { freePort } from '../support/free-port.ts'
import { ownerOf } from '../support/owner-of.ts'
import type { RunningStoa } from '../support/server.ts'
import { makeWebhook, type TestWebhook } from '../support/webhooks.ts'
import type { Package } from './clients.ts'
import { describeWorlds, type Seen, type World } from './walk.ts'

interface Received extends Seen, Pick<World, 'generation'> {
  /** What a handler of the packages was called with, each time. */
  handledBy: (handler: string) => Package[]
  stoa: () => RunningStoa
}

/** Declares the tests of a journey in which an app with some permissions receives events by a webhook. */
export function describeReceiving(journey: string, permissions: string[], tests: (received: Received) => void): void {
  let olga: Client
  let webhook: TestWebhook

  async function prepare(stoa: RunningStoa) {
    const port = await freePort()
    olga = ownerOf(stoa)
    webhook = await makeWebhook(olga, { url: `http://127.0.0.1:${port}/`, permissions })
    const { appId } = webhook
    const { keys } = await olga.webhooks.queryWebhookKeys({ appId })
    return { receiver: { appId, publicKey: keys[0]!.publicKey, port } }
  }

  const testsWithWebhook: Parameters<typeof describeWorlds>[1] = (seen, { generation, stoa }) => {
    afterAll(() => olga.webhooks.deleteWebhook({ id: webhook.id }))
    const handledBy = (handler: string): Package[] =>
      seen
        .value('handled')
        .filter((one: Package) => one.handler === handler)
        .map((one: Package) => one.envelope)
    tests({ ...seen, handledBy, generation, stoa })
  }

  describeWorlds(journey, testsWithWebhook, ['www'], prepare)
}
