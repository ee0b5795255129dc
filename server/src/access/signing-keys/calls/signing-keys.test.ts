import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { keysIn } from '../../oauth/keys.ts'
import { tokensWith } from '../../oauth/tokens.ts'

let site: TestSite
const began = new Date('2026-11-20T09:00:00.000Z')
beforeEach(async () => {
  site = await makeTestSite()
  site.clock.now = began
})

const olga = () => site.as(site.owner())
const later = (seconds: number): void => void (site.clock.now = new Date(began.getTime() + seconds * 1000))
/** Another process of the same site, which has not read any keys yet. */
const process = () => tokensWith(keysIn(site.database, now), now)
const now = () => site.clock.now!
const claims = () => ({ siteId: site.siteId, subject: site.siteId, role: 'visitor', clientId: site.clientId }) as const
const kidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid
const statuses = async () => (await olga().signingKeys.querySigningKeys({})).signingKeys.map(({ status }) => status)

describe('rotateSigningKey', () => {
  test('A24: 200: a new key signs once every process knows it, and no one is signed out', async () => {
    const [here, there] = [process(), process()]
    const before = await there.sign('refresh', claims(), 86_400 * 365)
    expect(await here.verify('refresh', before)).toBeDefined()
    const { signingKey } = await olga().signingKeys.rotateSigningKey({})
    expect(signingKey).toMatchObject({ status: 'WAITING', signsFrom: '2026-11-20T09:02:00.000Z' })
    later(119)
    expect(kidOf(await process().sign('access', claims(), 60))).toBe(kidOf(before))
    later(120)
    const after = await process().sign('access', claims(), 14_400)
    expect(kidOf(after)).toBe(signingKey.id)
    expect(await statuses()).toEqual(['SIGNING', 'RETIRED'])
    expect(await process().verify('access', after)).toMatchObject({ subject: site.siteId })
    expect(await process().verify('refresh', before)).toMatchObject({ subject: site.siteId })
    later(364 * 86_400)
    expect(await process().verify('refresh', before)).toMatchObject({ subject: site.siteId })
  })

  test('200: replaces a key of the process itself while it is cached', async () => {
    const here = process()
    const first = await here.sign('access', claims(), 60)
    await olga().signingKeys.rotateSigningKey({})
    await process().sign('access', claims(), 60)
    const other = process()
    await other.sign('access', claims(), 60)
    later(121)
    expect(kidOf(await other.sign('access', claims(), 60))).not.toBe(kidOf(first))
  })

  test('200: a key is deleted when nothing it signed can still be valid', async () => {
    await process().sign('access', claims(), 60)
    await olga().signingKeys.rotateSigningKey({})
    later(366 * 86_400)
    await olga().signingKeys.rotateSigningKey({})
    expect(await statuses()).toEqual(['WAITING', 'SIGNING'])
  })

  test('409: SIGNING_KEY_WAITING while one is pending; of ten parallel requests one succeeds', async () => {
    await process().sign('access', claims(), 60)
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => olga().signingKeys.rotateSigningKey({})))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(olga().signingKeys.rotateSigningKey({}))).toMatchObject({ status: 409, code: 'SIGNING_KEY_WAITING' })
  })

  test('409: TOO_MANY_SIGNING_KEYS in a year', async () => {
    await process().sign('access', claims(), 60)
    await site.database.run(sql`
      insert into signing_keys (site_id, kid, slot, private_jwk, created_date)
      select site_id, gen_random_uuid(), 1 + number, private_jwk, created_date from signing_keys, generate_series(1, 59) as number
      where site_id = ${site.siteId}`)
    later(600)
    expect(await refusalOf(olga().signingKeys.rotateSigningKey({}))).toMatchObject({ status: 409, code: 'TOO_MANY_SIGNING_KEYS' })
  })

  test('403: not with an API key, not even one with full access', async () => {
    const strong = site.as({ ...site.owner(), apiKeyId: site.siteId })
    expect(await refusalOf(strong.signingKeys.rotateSigningKey({}))).toMatchObject({ status: 403 })
  })

  test('an event announces the new key without revealing it', async () => {
    const { signingKey } = await olga().signingKeys.rotateSigningKey({})
    const events = await site.database.rows(sql`
      select slug, entity from events where site_id = ${site.siteId} and entity_id = ${signingKey.id}`)
    expect(events).toEqual([{ slug: 'created', entity: signingKey }])
  })
})

test('querySigningKeys: 200: without keys of other sites', async () => {
  const other = await site.neighbour()
  await other.as(other.owner()).signingKeys.rotateSigningKey({})
  expect(await statuses()).toEqual([])
})
