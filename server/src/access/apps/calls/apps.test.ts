import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeTestMember } from '../../../../../tests/support/members.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { tablesWith } from '../../../../../tests/support/stored-texts.ts'
import { sql } from '../../../database/sql.ts'
import { identityOfToken } from '../../identify/identify.ts'
import { newRefreshToken } from '../../oauth/refresh-tokens.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const ghost = 'dead0000-0000-4000-8000-000000000000'
const makeApp = (asked: object = {}, by = olga) => by.apps.createApp({ name: 'Bookkeeping', permissions: ['EVENTS.READ'], ...asked })
const happened = (id: string) =>
  site.database.rows<{ slug: string; entity: unknown; changed: string[] | null }>(sql`
    select slug, entity, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)

/** The app's token, by its secret. */
const ownToken = async (id: string, clientSecret: string, at = site): Promise<string> =>
  (await at.as({ kind: 'anonymous' }).oauth.token({ grantType: 'client_credentials', clientId: id, clientSecret, instanceId: at.siteId }))
    .access_token
const opens = async (id: string, secret: string, at = site) =>
  ownToken(id, secret, at).then(
    () => true,
    () => false,
  )
const who = (token: string) => identityOfToken(site.app.services, token)

describe('createApp', () => {
  test('200: an app with the chosen permissions and no others', async () => {
    const { app, secret } = await makeApp({ redirectUris: ['https://books.example/back'] })
    expect(app).toMatchObject({ name: 'Bookkeeping', permissions: ['EVENTS.READ'], elevated: false, hint: secret.slice(-4), revision: 1 })
    expect(app.instanceId).toBe(site.siteId)
    const identity = await who(await ownToken(app.id, secret))
    expect(identity).toEqual({ kind: 'app', siteId: site.siteId, id: app.id, clientId: app.id, permissions: ['EVENTS.READ'] })
    const asApp = site.as(identity)
    await asApp.events.searchEvents({})
    expect(await refusalOf(asApp.shop.getSettings({}))).toMatchObject({ status: 403 })
    const rui = { loginId: { email: 'rui@example.com' } }
    expect(await refusalOf(asApp.authentication.signOn(rui))).toMatchObject({ status: 403 })
    const events = await happened(app.id)
    expect(events).toEqual([{ slug: 'created', entity: app, changed: null }])
  })

  test('A10, A14: an elevated app signs members in and gets their tokens', async () => {
    const { app, secret } = await makeApp({ permissions: [], elevated: true })
    expect(app).toMatchObject({ permissions: [], elevated: true })
    const asApp = site.as(await who(await ownToken(app.id, secret)))
    const { identity } = await asApp.authentication.signOn({ loginId: { email: 'sofia@example.com' } })
    const tokens = await asApp.oauth.token({ grantType: 'authorized_client', memberId: identity.id! })
    expect(await who(tokens.access_token)).toMatchObject({ kind: 'member', id: identity.id, clientId: app.id })
    expect(await refusalOf(asApp.events.searchEvents({}))).toMatchObject({ status: 403 })
  })

  test('Y03: its secret is not stored, though a retry with its Idempotency-Key returns it again', async () => {
    const asking = { idempotencyKey: randomUUID() }
    const make = () => site.app.call('apps.createApp', site.owner(), { name: 'Once' }, asking)
    const first = await make()
    expect(JSON.stringify(await make())).toBe(JSON.stringify(first))
    const { secret } = first.body as { secret: string }
    expect(await tablesWith(site, secret.slice(37))).toEqual([])
  })

  test('400: an unknown permission, one that must be granted by its own name, an invalid address', async () => {
    const broken = async (asked: object) => brokenRules(await refusalOf(makeApp(asked)))
    expect(await broken({ name: '' })).toEqual(['name MIN_LENGTH'])
    expect(await broken({ permissions: ['SHOP.READ', 'APPS.MODIFY'] })).toEqual(['permissions[1] INVALID_ENUM_VALUE'])
    expect(await broken({ permissions: ['IAM.AUTHENTICATION_SIGN_ON'] })).toEqual(['permissions[0] INVALID_ENUM_VALUE'])
    expect(await broken({ redirectUris: ['https://books.example/#'] })).toEqual(['redirectUris[0] OTHER'])
    expect(await broken({ allowedRedirectDomains: ['*.books.example'] })).toEqual(['allowedRedirectDomains[0] OTHER'])
  })

  test('409: TOO_MANY_APPS', async () => {
    const full = await makeTestSite()
    await full.database.run(sql`
      insert into oauth_clients (site_id, id, name, kind, redirect_uris, updated_date)
      select ${full.siteId}, gen_random_uuid(), 'One of many', 'app', '{}', now() from generate_series(1, 200)`)
    expect(await refusalOf(makeApp({}, full.as(full.owner())))).toMatchObject({ status: 409, code: 'TOO_MANY_APPS' })
  })

  test('403: no key, app, member or visitor can create one', async () => {
    const app = { kind: 'app', siteId: site.siteId, id: ghost, permissions: ['APPS.MODIFY', 'APPS.READ'] } as const
    for (const identity of [app, { ...site.owner(), apiKeyId: ghost }, site.visitor(), (await makeTestMember(site)).identity])
      expect(await refusalOf(makeApp({}, site.as(identity)))).toMatchObject({ status: 403 })
  })
})

describe('updateApp', () => {
  test('200: new permissions apply at once, to existing tokens too', async () => {
    const { app, secret } = await makeApp({ elevated: true })
    const token = await ownToken(app.id, secret)
    const permissions = async () => {
      const identity = await who(token)
      return identity.kind === 'app' ? identity.permissions : []
    }
    expect(await permissions()).toEqual(['EVENTS.READ', 'IAM.AUTHENTICATION_SIGN_ON'])
    const { app: less } = await olga.apps.updateApp({ id: app.id, revision: 1, permissions: ['SHOP.READ'], elevated: false })
    expect(less).toMatchObject({ ...app, permissions: ['SHOP.READ'], elevated: false, revision: 2, updatedDate: expect.any(String) })
    expect(await permissions()).toEqual(['SHOP.READ'])
    expect((await olga.apps.updateApp({ id: app.id, revision: 2, permissions: ['SHOP.READ'] })).app).toMatchObject(less)
    expect((await happened(app.id)).map(({ slug, changed }) => ({ slug, changed }))).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['permissions', 'elevated'] },
    ])
  })

  test('409: APP_CHANGED', async () => {
    const { app } = await makeApp()
    await olga.apps.updateApp({ id: app.id, revision: 1, name: 'Books' })
    expect(await refusalOf(olga.apps.updateApp({ id: app.id, revision: 1, name: 'Ledger' }))).toMatchObject({
      status: 409,
      code: 'APP_CHANGED',
    })
  })
})

describe('rotateAppSecret', () => {
  test('200: the new secret works at once, the old one until the overlap ends; tokens stay valid', async () => {
    const own = await makeTestSite()
    const client = own.as(own.owner())
    const { app, secret: first } = await makeApp({}, client)
    const began = Date.now()
    own.clock.now = new Date(began)
    const token = await ownToken(app.id, first, own)
    const { app: rotated, secret: second } = await client.apps.rotateAppSecret({ id: app.id, overlapSeconds: 600 })
    expect(rotated).toMatchObject({
      hint: second.slice(-4),
      revision: 2,
      previousSecretExpiresDate: new Date(began + 600_000).toISOString(),
    })
    expect([await opens(app.id, first, own), await opens(app.id, second, own)]).toEqual([true, true])
    own.clock.now = new Date(began + 600_000)
    expect([await opens(app.id, first, own), await opens(app.id, second, own)]).toEqual([false, true])
    expect((await client.apps.getApp({ id: app.id })).app).not.toHaveProperty('previousSecretExpiresDate')
    expect(await identityOfToken(own.app.services, token)).toMatchObject({ kind: 'app', id: app.id })
  })

  test('200: without an overlap the old secret stops working at once; a second rotation revokes the one before the last', async () => {
    const { app, secret: first } = await makeApp()
    const { secret: second } = await olga.apps.rotateAppSecret({ id: app.id, overlapSeconds: 0 })
    expect([await opens(app.id, first), await opens(app.id, second)]).toEqual([false, true])
    const { secret: third } = await olga.apps.rotateAppSecret({ id: app.id })
    await olga.apps.rotateAppSecret({ id: app.id })
    expect([await opens(app.id, second), await opens(app.id, third)]).toEqual([false, true])
    expect((await happened(app.id)).map(({ slug }) => slug)).toEqual(['created', 'rotated', 'rotated', 'rotated'])
  })

  test('200: twelve parallel rotations run one after the other, and the last two secrets work', async () => {
    const { app, secret: first } = await makeApp()
    const told = await Promise.all(Array.from({ length: 12 }, () => olga.apps.rotateAppSecret({ id: app.id })))
    const { secret: last } = told.find(({ app: { revision } }) => revision === 13)!
    const good = await Promise.all([first, ...told.map(({ secret }) => secret)].map((secret) => opens(app.id, secret)))
    expect(good.filter(Boolean)).toHaveLength(2)
    expect(await opens(app.id, last)).toBe(true)
  })

  test('200: a retry after a lost answer revokes nothing', async () => {
    const { app, secret: first } = await makeApp()
    const rotate = () => site.app.call('apps.rotateAppSecret', site.owner(), { id: app.id }, { idempotencyKey: `rotation of ${app.id}` })
    const [one, two] = await Promise.all([rotate(), rotate()])
    expect(JSON.stringify(one)).toBe(JSON.stringify(two))
    expect([await opens(app.id, first), await opens(app.id, (one.body as { secret: string }).secret)]).toEqual([true, true])
  })

  test('400: an overlap of more than a week', async () => {
    const { app } = await makeApp()
    const refused = await refusalOf(olga.apps.rotateAppSecret({ id: app.id, overlapSeconds: 604_801 }))
    expect(brokenRules(refused)).toEqual(['overlapSeconds MAX'])
  })
})

describe('deleteApp', () => {
  test('200: its secrets and tokens stop working at once, those of its members too', async () => {
    const { app, secret } = await makeApp()
    const token = await ownToken(app.id, secret)
    const mia = await makeTestMember(site)
    const expiresDate = new Date(Date.now() + 86_400_000)
    const place = { db: site.database, siteId: site.siteId, now: new Date() }
    const refreshToken = await newRefreshToken(place, { sessionId: mia.sessionId, clientId: app.id, expiresDate })
    const renew = () =>
      site
        .as({ kind: 'anonymous' })
        .oauth.appAccess({ grant_type: 'refresh_token', client_id: app.id, client_secret: secret, refresh_token: refreshToken })
    await olga.apps.deleteApp({ id: app.id })
    expect(await who(token)).toEqual({ kind: 'anonymous' })
    expect(await opens(app.id, secret)).toBe(false)
    expect(await refusalOf(renew())).toMatchObject({ code: 'INVALID_CLIENT' })
    expect((await happened(app.id)).map(({ slug }) => slug)).toEqual(['created', 'deleted'])
  })
})

test('queryApps: 200: newest first, without OAuth clients', async () => {
  const own = await makeTestSite()
  const client = own.as(own.owner())
  await makeApp({ name: 'One' }, client)
  await makeApp({ name: 'Two' }, client)
  expect((await client.apps.queryApps({})).apps.map(({ name }) => name)).toEqual(['Two', 'One'])
})

test('404: a missing or deleted app, one of another site, or a client without a secret', async () => {
  const other = await site.neighbour()
  const theirs = await makeApp({}, other.as(other.owner()))
  const gone = await makeApp()
  await olga.apps.deleteApp({ id: gone.app.id })
  for (const id of [ghost, theirs.app.id, gone.app.id, site.clientId]) {
    const calls = [
      () => olga.apps.getApp({ id }),
      () => olga.apps.updateApp({ id, revision: 1, name: 'Mine' }),
      () => olga.apps.rotateAppSecret({ id }),
      () => olga.apps.deleteApp({ id }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'APP_NOT_FOUND' })
  }
})

test('the last use is recorded when the app gets tokens or makes calls', async () => {
  const { app, secret } = await makeApp()
  const lastUse = async () => (await olga.apps.getApp({ id: app.id })).app.lastUsedDate
  expect(await lastUse()).toBeUndefined()
  await ownToken(app.id, secret)
  await expect.poll(lastUse).toBeDefined()
})
