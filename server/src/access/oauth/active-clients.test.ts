import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'
import { recordReading } from '../../kernel/source-changes.ts'
import { activeClient } from './active-clients.ts'

test('what is made of a remembered client is made again once the client has changed', async () => {
  const { app, database, siteId, clientId } = await makeTestSite()
  const read = () => recordReading(database.changes, undefined, () => activeClient(app.services, siteId, clientId))
  await read()
  expect(await statementsOf(database, read)).toBe(0)
  const { result, reading } = await read()
  expect(result).toMatchObject({ id: clientId })
  expect(database.changes.haveChanged(siteId, reading)).toBe(false)
  await database.run(sql`update oauth_clients set deleted_date = now() where site_id = ${siteId} and id = ${clientId}`)
  expect(database.changes.haveChanged(siteId, reading)).toBe(true)
  expect((await read()).result).toBeUndefined()
})
