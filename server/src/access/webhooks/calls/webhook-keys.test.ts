import { createPublicKey } from 'node:crypto'
import { importSPKI, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts'
import { deliverUntil, makeNotes, makeWebhook, type TestWebhook } from '../../../../../tests/support/webhooks.ts'

let site: TestSite
let olga: Client
let receiver: WebhookReceiver
let webhook: TestWebhook
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  receiver = await startWebhookReceiver()
  webhook = await makeWebhook(olga, { url: receiver.url })
})
afterAll(() => receiver.close())

const ghost = 'dead0000-0000-4000-8000-000000000000'
const keysOf = async (appId: string) => (await olga.webhooks.queryWebhookKeys({ appId })).keys

test('a rotation without a gap: whatever key the receiver knows, it accepts each event', async () => {
  const { appId } = webhook
  const notes = await makeNotes(olga)
  const [first] = await keysOf(appId)
  let known = first!.publicKey
  receiver.answer = async ({ token }, response) => {
    const isKnown = await jwtVerify(token, await importSPKI(known, 'RS256')).then(
      () => true,
      () => false,
    )
    response.writeHead(isKnown ? 200 : 401).end()
  }
  /** The keys of the attempts for one more event. */
  const attempted = async (id: string): Promise<string[]> => {
    await notes.add(id)
    const find = async () => (await olga.webhooks.searchWebhookDeliveries({ search: { filter: { entityId: id } } })).deliveries[0]
    await deliverUntil(site, async () => (await find())?.status === 'DELIVERED')
    const { attempts } = (await olga.webhooks.getWebhookDelivery({ id: (await find())!.id })).delivery
    expect((await find())!.attemptCount).toBe(1)
    return attempts.map(({ keyId }) => keyId).toReversed()
  }
  expect(await attempted('before')).toEqual([first!.id])

  const { key: next } = await olga.webhooks.createWebhookKey({ appId })
  expect(next).toMatchObject({ status: 'NEXT' })
  expect(next).not.toHaveProperty('activatedDate')
  expect(await attempted('prepared')).toEqual([first!.id])
  known = next.publicKey
  expect(await attempted('learnt early')).toEqual([first!.id, next.id])

  const { key: active } = await olga.webhooks.activateWebhookKey({ appId, id: next.id })
  expect(active).toMatchObject({ id: next.id, status: 'CURRENT', activatedDate: expect.any(String) })
  expect((await keysOf(appId)).map(({ id, status }) => [id, status])).toEqual([
    [next.id, 'CURRENT'],
    [first!.id, 'PREVIOUS'],
  ])
  expect(await attempted('learnt')).toEqual([next.id])
  known = first!.publicKey
  expect(await attempted('learnt late')).toEqual([next.id, first!.id])

  known = next.publicKey
  await olga.webhooks.deleteWebhookKey({ appId, id: first!.id })
  expect(await attempted('after')).toEqual([next.id])
  // The token of a retired key can't be shown.
  const { deliveries } = await olga.webhooks.searchWebhookDeliveries({ search: { filter: { entityId: 'before' } } })
  const { delivery } = await olga.webhooks.getWebhookDelivery({ id: deliveries[0]!.id })
  expect(delivery.attempts).toMatchObject([{ keyId: first!.id }])
  expect(delivery.attempts[0]).not.toHaveProperty('requestBody')
})

describe('keys', () => {
  test('200: PEM and JWK are the same public key', async () => {
    const { keys, jwks } = await olga.webhooks.queryWebhookKeys({ appId: webhook.appId })
    expect(jwks.keys.map(({ kid }) => kid)).toEqual(keys.map(({ id }) => id))
    const { kid: _, alg, use, ...jwk } = jwks.keys[0]!
    expect({ alg, use }).toEqual({ alg: 'RS256', use: 'sig' })
    expect(createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })).toBe(keys[0]!.publicKey)
    expect(JSON.stringify({ keys, jwks })).not.toMatch(/PRIVATE|"d"/)
  })

  test('200: an app without webhooks can have its first key made, which signs at once', async () => {
    const { app } = await olga.apps.createApp({ name: 'Early' })
    expect((await olga.webhooks.createWebhookKey({ appId: app.id })).key).toMatchObject({ status: 'CURRENT' })
  })

  test('404 and 409: at most two keys; only the next one is activated; the current one stays', async () => {
    const { app } = await olga.apps.createApp({ name: 'Rotating' })
    const { key: current } = await olga.webhooks.createWebhookKey({ appId: app.id })
    const { key: next } = await olga.webhooks.createWebhookKey({ appId: app.id })
    const refused = async (asked: Promise<unknown>) => ((await refusalOf(asked)) as { code: string }).code
    const [appId, other] = [app.id, webhook.appId]
    expect(await refused(olga.webhooks.createWebhookKey({ appId }))).toBe('TOO_MANY_WEBHOOK_KEYS')
    expect(await refused(olga.webhooks.activateWebhookKey({ appId, id: current.id }))).toBe('WEBHOOK_KEY_CANNOT_ACTIVATE')
    expect(await refused(olga.webhooks.deleteWebhookKey({ appId, id: current.id }))).toBe('WEBHOOK_KEY_IN_USE')
    for (const id of [ghost, (await keysOf(other))[0]!.id]) {
      expect(await refused(olga.webhooks.activateWebhookKey({ appId, id }))).toBe('WEBHOOK_KEY_NOT_FOUND')
      expect(await refused(olga.webhooks.deleteWebhookKey({ appId, id }))).toBe('WEBHOOK_KEY_NOT_FOUND')
    }
    const calls = [
      () => olga.webhooks.queryWebhookKeys({ appId: ghost }),
      () => olga.webhooks.createWebhookKey({ appId: ghost }),
      () => olga.webhooks.activateWebhookKey({ appId: ghost, id: next.id }),
      () => olga.webhooks.deleteWebhookKey({ appId: ghost, id: next.id }),
    ]
    for (const call of calls) expect(await refused(call())).toBe('APP_NOT_FOUND')
    await olga.webhooks.deleteWebhookKey({ appId, id: next.id })
    expect((await keysOf(appId)).map(({ id }) => id)).toEqual([current.id])
  })

  test('twelve parallel calls make one next key', async () => {
    const { app } = await olga.apps.createApp({ name: 'Hasty' })
    await olga.webhooks.createWebhookKey({ appId: app.id })
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => olga.webhooks.createWebhookKey({ appId: app.id })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
