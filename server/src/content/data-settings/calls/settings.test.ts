import { beforeEach, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
beforeEach(async () => {
  site = await makeTestSite()
})

const owners = () => site.as(site.owner()).dataSettings
const unchosen = { revision: '1', updatedDate: null, sandboxEnabled: false }
const told = () =>
  site.database.rows(
    sql`select slug, entity from events where site_id = ${site.siteId} and entity_fqdn = 'stoa.data.v1.settings' order by entity_sequence`,
  )

test('getDataSettings: 200: a site has no sandbox by default', async () => {
  expect(await owners().getDataSettings({})).toEqual({ settings: unchosen })
})

describe('updateDataSettings', () => {
  test('200: on and off again, each with a revision and an event', async () => {
    const on = await owners().updateDataSettings({ settings: { revision: '1', sandboxEnabled: true } })
    expect(on).toEqual({ settings: { revision: '2', updatedDate: expect.any(String), sandboxEnabled: true } })
    expect(await owners().getDataSettings({})).toEqual(on)
    const off = await owners().updateDataSettings({ settings: { revision: '2', sandboxEnabled: false } })
    expect(off).toMatchObject({ settings: { revision: '3', sandboxEnabled: false } })
    expect(await told()).toEqual([
      { slug: 'updated', entity: on.settings },
      { slug: 'updated', entity: off.settings },
    ])
  })

  test('200: no change, no revision and no event', async () => {
    for (const change of [{}, { sandboxEnabled: false }])
      expect(await owners().updateDataSettings({ settings: { revision: '1', ...change } })).toEqual({ settings: unchosen })
    expect(await told()).toEqual([])
  })

  test('409: changed meanwhile, also at the same moment', async () => {
    const change = () => owners().updateDataSettings({ settings: { revision: '1', sandboxEnabled: true } })
    const outcomes = await Promise.allSettled([change(), change(), change()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(change()).rejects.toMatchObject({ status: 409, code: 'DATA_SETTINGS_CHANGED', data: { revision: '2' } })
    expect(await told()).toHaveLength(1)
  })

  test('does not affect another site’s sandbox', async () => {
    const neighbour = await site.neighbour()
    await owners().updateDataSettings({ settings: { revision: '1', sandboxEnabled: true } })
    expect(await neighbour.as(neighbour.owner()).dataSettings.getDataSettings({})).toEqual({ settings: unchosen })
  })
})
