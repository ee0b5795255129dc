import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { tablesWith } from '../../../../../tests/support/stored-texts.ts'
import { sql } from '../../../database/sql.ts'
import { identify } from '../../identify/identify.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const ghost = 'dead0000-0000-4000-8000-000000000000'
const opens = async (secret: string) => (await identify(site.app.services, secret, site.siteId)).kind
const makeKey = (name = 'Warehouse') => olga.apiKeys.createApiKey({ name, permissions: ['ECOM.READ_ORDERS'] })
const happened = (id: string) =>
  site.database.rows<{ slug: string; entity: unknown; changed: string[] | null }>(sql`
    select slug, entity, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)

describe('createApiKey', () => {
  test('200: a key with the chosen permissions, and an event without its secret', async () => {
    const { apiKey, secret } = await makeKey()
    expect(apiKey).toMatchObject({
      name: 'Warehouse',
      status: 'ACTIVE',
      fullAccess: false,
      permissions: ['ECOM.READ_ORDERS'],
      hint: secret.slice(-4),
      revision: 1,
    })
    expect(secret).toMatch(/^stoa_[\w-]{43}$/)
    expect(await identify(site.app.services, secret, site.siteId)).toEqual({
      kind: 'app',
      siteId: site.siteId,
      id: apiKey.id,
      permissions: ['ECOM.READ_ORDERS'],
    })
    const events = await happened(apiKey.id)
    expect(events).toEqual([{ slug: 'created', entity: apiKey, changed: null }])
    expect(JSON.stringify(events)).not.toContain(secret.slice(5))
  })

  test('200: full access with an expiry date', async () => {
    const expiresDate = new Date(Date.now() + 3_600_000).toISOString()
    const { apiKey, secret } = await olga.apiKeys.createApiKey({ name: 'All', fullAccess: true, expiresDate })
    expect(apiKey).toMatchObject({ fullAccess: true, permissions: [], expiresDate })
    expect(await identify(site.app.services, secret, undefined)).toEqual({ ...site.owner(), apiKeyId: apiKey.id })
  })

  test('Y03: the secret is stored nowhere, not even under an Idempotency-Key', async () => {
    const asking = { idempotencyKey: randomUUID() }
    const { body } = await site.app.call('apiKeys.createApiKey', site.owner(), { name: 'Once', permissions: ['EVENTS.READ'] }, asking)
    const { secret } = body as { secret: string }
    expect(await tablesWith(site, secret.slice(5))).toEqual([])
  })

  test('Y01: a key cannot create a key, not even with full access', async () => {
    const { secret } = await olga.apiKeys.createApiKey({ name: 'Strong', fullAccess: true })
    const strong = site.as(await identify(site.app.services, secret, site.siteId))
    expect(await refusalOf(strong.apiKeys.createApiKey({ name: 'Stronger', fullAccess: true }))).toMatchObject({
      code: 'SESSION_REQUIRED',
    })
    expect((await strong.apiKeys.queryApiKeys({})).apiKeys.length).toBeGreaterThan(0)
  })

  test('400: an invalid name, permission or expiry', async () => {
    const broken = async (request: object) => brokenRules(await refusalOf(olga.apiKeys.createApiKey(request as { name: string })))
    expect(await broken({ permissions: ['EVENTS.READ'] })).toEqual(['name REQUIRED_FIELD'])
    expect(await broken({ name: '', permissions: [] })).toEqual(['name MIN_LENGTH', 'permissions MIN_SIZE'])
    expect(await broken({ name: 'x' })).toEqual(['permissions REQUIRED_ONE_OF_FIELD'])
    expect(await broken({ name: 'x', permissions: ['API_KEYS.MODIFY'] })).toEqual(['permissions[0] INVALID_ENUM_VALUE'])
    expect(await broken({ name: 'x', fullAccess: true, expiresDate: '2020-01-01T00:00:00.000Z' })).toEqual(['expiresDate MIN'])
  })
})

test('a key stops working when it expires', async () => {
  const own = await makeTestSite()
  const expiresDate = new Date(Date.now() + 60_000).toISOString()
  const client = own.as(own.owner())
  const { apiKey, secret } = await client.apiKeys.createApiKey({ name: 'Short', fullAccess: true, expiresDate })
  const kind = async () => (await identify(own.app.services, secret, own.siteId)).kind
  expect(await kind()).toBe('owner')
  own.clock.now = new Date(Date.now() + 61_000)
  expect(await kind()).toBe('anonymous')
  expect((await client.apiKeys.getApiKey({ id: apiKey.id })).apiKey.status).toBe('EXPIRED')
})

describe('rotateApiKey', () => {
  test('200: the new secret works at once, the old one until the overlap ends', async () => {
    const own = await makeTestSite()
    const client = own.as(own.owner())
    const kind = async (secret: string) => (await identify(own.app.services, secret, own.siteId)).kind
    const { apiKey, secret: first } = await client.apiKeys.createApiKey({ name: 'Till', permissions: ['EVENTS.READ'] })
    const { apiKey: other } = await client.apiKeys.createApiKey({ name: 'Scale', permissions: ['EVENTS.READ'] })
    const readBack = async ({ id }: { id: string }) => (await client.apiKeys.getApiKey({ id })).apiKey
    const began = Date.now()
    own.clock.now = new Date(began)
    const { apiKey: rotated, secret: second } = await client.apiKeys.rotateApiKey({ id: apiKey.id, overlapSeconds: 600 })
    expect(rotated).toMatchObject({
      hint: second.slice(-4),
      revision: 2,
      previousSecretExpiresDate: new Date(began + 600_000).toISOString(),
    })
    expect(await readBack(apiKey)).toMatchObject({ previousSecretExpiresDate: rotated.previousSecretExpiresDate })
    expect(await readBack(other)).not.toHaveProperty('previousSecretExpiresDate')
    expect([await kind(first), await kind(second)]).toEqual(['app', 'app'])
    own.clock.now = new Date(began + 600_000)
    expect([await kind(first), await kind(second)]).toEqual(['anonymous', 'app'])
    expect(await readBack(apiKey)).not.toHaveProperty('previousSecretExpiresDate')
  })

  test('200: without an overlap the old secret stops working at once; a second rotation revokes the one before the last', async () => {
    const { apiKey, secret: first } = await makeKey()
    const { secret: second } = await olga.apiKeys.rotateApiKey({ id: apiKey.id, overlapSeconds: 0 })
    expect([await opens(first), await opens(second)]).toEqual(['anonymous', 'app'])
    const { secret: third } = await olga.apiKeys.rotateApiKey({ id: apiKey.id })
    expect([await opens(first), await opens(second), await opens(third)]).toEqual(['anonymous', 'app', 'app'])
    await olga.apiKeys.rotateApiKey({ id: apiKey.id })
    expect([await opens(second), await opens(third)]).toEqual(['anonymous', 'app'])
    expect((await happened(apiKey.id)).map(({ slug }) => slug)).toEqual(['created', 'rotated', 'rotated', 'rotated'])
  })

  test('400: an overlap of more than a week', async () => {
    const { apiKey } = await makeKey()
    const refused = await refusalOf(olga.apiKeys.rotateApiKey({ id: apiKey.id, overlapSeconds: 604_801 }))
    expect(brokenRules(refused)).toEqual(['overlapSeconds MAX'])
  })
})

describe('revokeApiKey', () => {
  test('200: all its secrets stop working at once, in other processes too; 409: a revoked key cannot be restored', async () => {
    const { apiKey, secret: first } = await makeKey()
    const { secret: second } = await olga.apiKeys.rotateApiKey({ id: apiKey.id })
    const revoked = (await olga.apiKeys.revokeApiKey({ id: apiKey.id })).apiKey
    expect(revoked).toMatchObject({ status: 'REVOKED', revokedDate: expect.any(String), revision: 3 })
    const other = await site.neighbour()
    for (const secret of [first, second]) {
      expect(await opens(secret)).toBe('anonymous')
      expect((await identify(other.app.services, secret, site.siteId)).kind).toBe('anonymous')
    }
    expect((await olga.apiKeys.revokeApiKey({ id: apiKey.id })).apiKey).toEqual(revoked)
    const { id } = apiKey
    for (const again of [() => olga.apiKeys.rotateApiKey({ id }), () => olga.apiKeys.updateApiKey({ id, name: 'Back' })])
      expect(await refusalOf(again())).toMatchObject({ status: 409, code: 'API_KEY_REVOKED' })
    expect((await happened(apiKey.id)).map(({ slug }) => slug)).toEqual(['created', 'rotated', 'revoked'])
  })
})

describe('updateApiKey', () => {
  test('200: a new name creates an event; the same name changes nothing', async () => {
    const { apiKey } = await makeKey()
    const renamed = (await olga.apiKeys.updateApiKey({ id: apiKey.id, name: 'Stock room' })).apiKey
    expect(renamed).toEqual({ ...apiKey, name: 'Stock room', revision: 2 })
    expect((await olga.apiKeys.updateApiKey({ id: apiKey.id, name: 'Stock room' })).apiKey).toEqual(renamed)
    expect((await happened(apiKey.id)).map(({ slug, changed }) => ({ slug, changed }))).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['name'] },
    ])
  })
})

test('404: a missing key, or one of another site', async () => {
  const other = await site.neighbour()
  const { apiKey } = await other.as(other.owner()).apiKeys.createApiKey({ name: 'Theirs', fullAccess: true })
  for (const id of [ghost, apiKey.id]) {
    const calls = [
      () => olga.apiKeys.getApiKey({ id }),
      () => olga.apiKeys.updateApiKey({ id, name: 'Mine' }),
      () => olga.apiKeys.rotateApiKey({ id }),
      () => olga.apiKeys.revokeApiKey({ id }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'API_KEY_NOT_FOUND' })
  }
})

describe('queryApiKeys', () => {
  test('200: active keys first, newest first', async () => {
    const own = await makeTestSite()
    const client = own.as(own.owner())
    const make = async (name: string) => (await client.apiKeys.createApiKey({ name, permissions: ['EVENTS.READ'] })).apiKey.id
    await make('one')
    const two = await make('two')
    await make('three')
    await client.apiKeys.revokeApiKey({ id: two })
    const { apiKeys } = await client.apiKeys.queryApiKeys({})
    expect(apiKeys.map(({ name, status }) => `${name} ${status}`)).toEqual(['three ACTIVE', 'one ACTIVE', 'two REVOKED'])
  })

  test('403: an app, whatever its permissions', async () => {
    const permissions = ['API_KEYS.READ', 'API_KEYS.MODIFY']
    const app = site.as({ kind: 'app', siteId: site.siteId, id: ghost, permissions })
    expect(await refusalOf(app.apiKeys.queryApiKeys({}))).toMatchObject({ status: 403 })
    expect(await refusalOf(app.apiKeys.queryKeyPermissions({}))).toMatchObject({ status: 403 })
  })
})

test('queryKeyPermissions: 200: every permission with its calls', async () => {
  const { permissions } = await olga.apiKeys.queryKeyPermissions({})
  expect(permissions.find(({ permission }) => permission === 'SHOP.READ')?.calls).toContainEqual({
    id: 'shop.getShop',
    method: 'GET',
    path: '/stoa/v1/shop',
    summary: expect.any(String),
  })
})

describe('the last use', () => {
  const lastUse = async (id: string) => (await olga.apiKeys.getApiKey({ id })).apiKey.lastUsedDate

  /** It is written after the request. */
  async function isRecordedAs(id: string, date: number): Promise<void> {
    await expect.poll(() => lastUse(id)).toBe(new Date(date).toISOString())
  }

  test('is recorded at most once a minute', async () => {
    const { apiKey, secret } = await makeKey()
    expect(apiKey.lastUsedDate).toBeUndefined()
    const began = Date.now()
    site.clock.now = new Date(began)
    await opens(secret)
    await isRecordedAs(apiKey.id, began)
    site.clock.now = new Date(began + 59_000)
    await opens(secret)
    site.clock.now = new Date(began + 60_000)
    await opens(secret)
    await isRecordedAs(apiKey.id, began + 60_000)
    site.clock.now = undefined
  })
})
