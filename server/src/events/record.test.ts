import { beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { statementsOf } from '../../../tests/support/statements-of.ts'
import { sql } from '../database/sql.ts'
import { serverContext } from '../jobs/public.ts'
import type { Context } from '../kernel/context.ts'
import { inTransaction } from '../kernel/in-transaction.ts'
import { recordEvent, recordEvents } from './record.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
  await site.app.services.sites.find(site.siteId)
})

const of = (slug: string) => ({ entityFqdn: 'stoa.test', slug })
const eventsOf = (requestId: string) =>
  site.database.rows<Record<string, unknown>>(sql`
    select slug, entity_id as id, entity_sequence as revision, entity, changed_fields as "changedFields" from events
    where site_id = ${site.siteId} and request_id = ${requestId} order by id`)

async function recording(work: (context: Context) => Promise<void>) {
  let requestId = ''
  const record = () =>
    inTransaction(site.database, async (transaction) => {
      const context = await serverContext(site.app.services, site.siteId, transaction)
      await work(context)
      requestId = context.requestId
    })
  return { statements: await statementsOf(site.database, record), requestId }
}

describe('what a transaction records', () => {
  test('is written by one statement, whatever it is', async () => {
    const { statements, requestId } = await recording(async (context) => {
      recordEvent(context, of('created'), { id: 'a', revision: 1, entity: { name: 'A' } })
      recordEvent(context, of('updated'), { id: 'a', revision: 2, entity: { name: 'B' }, changedFields: ['name'] })
      recordEvents(context, of('updated'), [
        { id: 'b', revision: 4, entity: null, changedFields: ['name', 'price'] },
        { id: 'c', revision: 5, entity: { list: [1] } },
      ])
    })
    expect(await eventsOf(requestId)).toEqual([
      { slug: 'created', id: 'a', revision: 2, entity: { name: 'B' }, changedFields: null },
      { slug: 'updated', id: 'b', revision: 4, entity: null, changedFields: ['name', 'price'] },
      { slug: 'updated', id: 'c', revision: 5, entity: { list: [1] }, changedFields: null },
    ])
    expect(statements).toBe(1)
  })

  test('W03: is dropped with the transaction', async () => {
    const before = await site.database.rows(sql`select id from events where site_id = ${site.siteId}`)
    const failing = recording(async (context) => {
      recordEvent(context, of('created'), { id: 'd', revision: 1, entity: {} })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await site.database.rows(sql`select id from events where site_id = ${site.siteId}`)).toEqual(before)
  })
})
