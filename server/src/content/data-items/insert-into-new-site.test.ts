import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newDatabase } from '../../../../tests/support/own-database.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import { prepareDatabase } from '../../start.ts'
import type { DataCollection } from '../data-collections/public.ts'
import { insertItems } from './store.ts'

interface Plan {
  'Index Name'?: string
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const scansIn = (plan: Plan): Plan[] => [...(plan['Index Name'] ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansIn)]

/** The statement of `insertItems`. */
async function sentToInsert(siteId: string, ids: readonly string[]): Promise<Sql> {
  const sent: Sql[] = []
  const db = { rows: async (statement: Sql) => (sent.push(statement), []) } as unknown as Db
  const collection = { itemsId: 'Things', indexes: [], environment: 'LIVE' } as unknown as DataCollection
  const items = ids.map((id) => ({ id, doc: { _id: id }, ownerId: null }))
  await insertItems({ db, siteId, now: new Date() } as Context, collection, items)
  return sent[0]!
}

// With 18,000 events, an index of two UUIDs has fewer levels than the index of entities. The planner therefore prefers it if it expects one row.
test.each([1, 100])(
  'a site that grew since statistics were gathered: an insert of %i reads only the earlier events of its items',
  async (count) => {
    const { connectionString, client } = await newDatabase()
    await prepareDatabase({ connectionString })
    const grow = (siteId: string, count: number) =>
      client.query(
        `insert into published_events (site_id, id, position, entity_fqdn, slug, entity_id, entity_sequence, time)
      select $1, gen_random_uuid(), at, 'wix.data.v2.data_item', 'created', md5(at::text) || '-item', 1, now() from generate_series(1, $2::int) as at`,
        [siteId, count],
      )
    for (let known = 0; known < 20; known++) await grow(randomUUID(), 500)
    await client.query('alter table published_events set (autovacuum_enabled = off)')
    await client.query('vacuum analyze published_events')
    const siteId = randomUUID()
    await grow(siteId, 8000)
    // Without statistics altogether.
    await client.query(
      `insert into waiting_events (site_id, id, entity_fqdn, slug, entity_id, entity_sequence, time)
    select $1, gen_random_uuid(), 'wix.data.v2.data_item', 'created', md5(at::text) || '-waiting', 1, now() from generate_series(1, 8000) as at`,
      [siteId],
    )

    const ids = Array.from({ length: count }, (_, at) => `new-${at}`)
    const { text, values } = await sentToInsert(siteId, ids)
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, [...values])
    await client.query('rollback')
    expect(scansIn(rows[0]!['QUERY PLAN'][0].Plan).filter((scan) => scan['Rows Removed by Filter'])).toEqual([])
  },
)
