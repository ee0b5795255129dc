import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { ownerId } from '../../seed/seed-site.ts'
import { identify } from '../identify/identify.ts'
import { keepOwnersKey } from './api-keys.ts'

let site: TestSite
let other: TestSite
beforeAll(async () => {
  site = await makeTestSite()
  other = await site.neighbour()
})

const newKey = () => `key-${randomBytes(24).toString('base64url')}`
const who = (authorization: string, siteHeader?: string, at = site) => identify(at.app.services, authorization, siteHeader)
const nobody = { kind: 'anonymous' }

/** A new key, named after its reversed text, so that a test finds its row. */
async function keep(key = newKey()): Promise<string> {
  await keepOwnersKey(site.database, { siteId: site.siteId, ownerId, name: nameOf(key), key })
  return key
}
const nameOf = (key: string): string => [...key].toReversed().join('')

/** A key with exactly these permissions. */
async function appKey(...permissions: string[]): Promise<string> {
  const key = await keep()
  await site.database.run(sql`update api_keys set permissions = ${permissions} where site_id = ${site.siteId} and name = ${nameOf(key)}`)
  return key
}

describe('an owner’s key', () => {
  test('acts as the owner, with or without the site header, bare or after "Bearer"', async () => {
    const key = await keep()
    const owner = { kind: 'owner', siteId: site.siteId, id: ownerId, permissions: 'ALL', apiKeyId: expect.any(String) }
    expect(await who(key, site.siteId)).toEqual(owner)
    expect(await who(key)).toEqual(owner)
    expect(await who(`Bearer ${key}`, site.siteId)).toEqual(owner)
  })

  test('S08: reveals nothing about another site, whichever site the header names', async () => {
    const key = await keep()
    expect(await who(key, other.siteId)).toEqual(nobody)
    expect(await who(key, 'not a site')).toEqual(nobody)
    expect(await who(key, '')).toEqual(nobody)
    expect(await who(key, undefined, other)).toEqual({
      kind: 'owner',
      siteId: site.siteId,
      id: ownerId,
      permissions: 'ALL',
      apiKeyId: expect.any(String),
    })
  })

  test('is stored only as a hash', async () => {
    const key = await keep()
    const rows = await site.database.rows<{ text: string }>(sql`
      select api_keys::text as text from api_keys where site_id = ${site.siteId} union all select site_keys::text from site_keys where site_id = ${site.siteId}`)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ text }) => text.includes(key.slice(4)))).toEqual([])
  })

  test('stops working as soon as it is revoked', async () => {
    const key = await keep()
    expect(await who(key)).toMatchObject({ kind: 'owner' })
    await site.database.run(sql`update api_keys set revoked_date = now() where site_id = ${site.siteId} and name = ${nameOf(key)}`)
    expect(await who(key)).toEqual(nobody)
  })

  test('matches only in full: not shortened, extended or with a changed character', async () => {
    const key = await keep()
    for (const wrong of [key.slice(0, -1), `${key}A`, key.toUpperCase(), newKey(), randomUUID(), '', ' ', 'Bearer '])
      expect(await who(wrong)).toEqual(nobody)
  })
})

describe('a key with permissions', () => {
  test('acts as an app with those permissions', async () => {
    expect(await who(await appKey('SHOP.READ', 'EVENTS.READ'))).toMatchObject({
      kind: 'app',
      siteId: site.siteId,
      permissions: ['SHOP.READ', 'EVENTS.READ'],
    })
  })

  test('200 for calls it has a permission for; 403 for all others, and for all calls without any permission', async () => {
    const status = async (id: string, key: string) => (await site.app.call(id, await who(key), {})).status
    const key = await appKey('EVENTS.READ')
    expect([
      await status('events.queryEvents', key),
      await status('shop.getShop', key),
      await status('collections.queryCollections', key),
    ]).toEqual([200, 403, 403])
    expect(await status('events.queryEvents', await appKey())).toBe(403)
    expect(await status('events.queryEvents', await appKey('events.read', 'EVENTS.*', '*'))).toBe(403)
  })

  test('403: never makes a call reserved for the owner', async () => {
    const { status } = await site.app.call('staff.getMe', await who(await appKey('STAFF.READ')), {})
    expect(status).toBe(403)
  })
})

test('storing a key twice keeps one row', async () => {
  const key = await keep(await keep())
  expect(await site.database.rows(sql`select 1 from api_keys where site_id = ${site.siteId} and name = ${nameOf(key)}`)).toHaveLength(1)
})

describe('one key in the settings of two sites', () => {
  test('works for both: by the site header, and without one for the process’s own site', async () => {
    const key = newKey()
    for (const at of [site, other]) await keepOwnersKey(at.database, { siteId: at.siteId, ownerId, name: 'STOA_API_KEY', key })
    for (const at of [site, other]) {
      for (const asked of [site, other]) expect(await who(key, asked.siteId, at)).toMatchObject({ kind: 'owner', siteId: asked.siteId })
      expect(await who(key, undefined, at)).toMatchObject({ kind: 'owner', siteId: at.siteId })
    }
  })

  test('Y05: a revoked or replaced key is not restored by the next start', async () => {
    const key = await keep()
    const olga = site.as(site.owner())
    const { apiKeys } = await olga.apiKeys.queryApiKeys({})
    const { id } = apiKeys.find(({ name }) => name === nameOf(key))!
    await olga.apiKeys.rotateApiKey({ id, overlapSeconds: 0 })
    await keep(key)
    expect(await who(key)).toEqual(nobody)
    await olga.apiKeys.revokeApiKey({ id })
    await keep(key)
    expect(await who(key)).toEqual(nobody)
  })
})
