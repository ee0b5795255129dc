import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'
import { createSourceChanges } from '../../kernel/source-changes.ts'
import { sql } from '../sql.ts'
import { sitesIn } from './sites.ts'

test('a site is read once for all requests within two seconds', async () => {
  const { database, siteId } = await makeTestSite()
  const sites = sitesIn(database)
  const before = database.statements.count
  const found = await Promise.all(Array.from({ length: 20 }, () => sites.find(siteId)))
  expect(database.statements.count - before).toBe(1)
  expect(new Set(found).size).toBe(1)
  expect(found[0]).toMatchObject({ id: siteId, settings: { name: 'Parapeito' } })
})

test('a change is visible at once in its own process', async () => {
  const { database, siteId } = await makeTestSite()
  const sites = sitesIn(database)
  await sites.find(siteId)
  await database.run(sql`update sites set settings = settings || '{"name": "Peitoril"}' where site_id = ${siteId}`)
  expect((await sites.find(siteId)).settings.name).toBe('Peitoril')
})

test('an unknown site is looked up again, as it may be created', async () => {
  const { database } = await makeTestSite()
  const sites = sitesIn(database)
  const siteId = randomUUID()
  for (let times = 0; times < 2; times++) await expect(sites.find(siteId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await database.run(sql`insert into sites (site_id, settings, cursor_key) values (${siteId}, '{"name": "New"}', 'k')`)
  expect((await sites.find(siteId)).settings.name).toBe('New')
  await database.run(sql`delete from sites where site_id = ${siteId}`)
})

test('a client id, a key or a host belongs to one site', async () => {
  const { database, siteId, clientId } = await makeTestSite()
  const sites = sitesIn(database)
  expect(await sites.findByKey('client', clientId)).toBe(siteId)
  expect(await sites.findByKey('host', clientId)).toBeUndefined()
  expect(await sites.findByKey('client', randomUUID())).toBeUndefined()
})

test('a change is visible to another process after two seconds, or once that process knows of it', async () => {
  const { database, siteId } = await makeTestSite()
  const changes = createSourceChanges()
  const clock = { now: 0 }
  const sites = sitesIn({ ...database, changes }, () => clock.now)
  const revision = async () => (await sites.find(siteId)).revision
  expect(await revision()).toBe(1)
  await database.run(sql`update sites set settings_revision = 2 where site_id = ${siteId}`)
  expect(await revision()).toBe(1)
  clock.now = 2_001
  expect(await revision()).toBe(2)
  await database.run(sql`update sites set settings_revision = 3 where site_id = ${siteId}`)
  changes.note({ siteId, sources: ['sites'] })
  expect(await revision()).toBe(3)
})
