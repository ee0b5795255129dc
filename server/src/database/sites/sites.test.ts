import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'
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
  expect((await sites.find(siteId)).settings.name).toBe('Parapeito')
  sites.clearCache(siteId)
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

test('during a change nothing older is cached, and afterwards nothing older is returned', async () => {
  const { database, siteId } = await makeTestSite()
  const sites = sitesIn(database)
  await sites.find(siteId)
  sites.expectRevision(siteId, 2)
  const before = database.statements.count
  for (let times = 0; times < 3; times++) expect((await sites.find(siteId)).revision).toBe(1)
  expect(database.statements.count - before).toBe(3)
  await database.run(sql`update sites set settings_revision = 2 where site_id = ${siteId}`)
  const found = await Promise.all(Array.from({ length: 5 }, () => sites.find(siteId)))
  expect(found.map(({ revision }) => revision)).toEqual([2, 2, 2, 2, 2])
  const after = database.statements.count
  await sites.find(siteId)
  expect(database.statements.count).toBe(after)
})
