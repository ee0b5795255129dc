import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { catchUp } from '../../../tests/support/following.ts'
import { insertEvent } from '../../../tests/support/insert-event.ts'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { createIdGenerator, newId } from '../database/ids.ts'
import { part, sql } from '../database/sql.ts'
import type { Db, Sql } from '../kernel/db.ts'
import { publishEvents } from './publish.ts'
import { publishBatch } from './publisher/store.ts'
import { eventsAfter } from './store.ts'

let site: TestSite
beforeEach(async () => {
  site = await makeTestSite()
})

interface PublishedEvent {
  entityId?: string
  sequence?: number
  id?: string
}

const told = (siteId: string, slug: string, { entityId = slug, sequence = 1, id = newId() }: PublishedEvent = {}) => ({
  id,
  siteId,
  entityFqdn: 'stoa.test',
  slug,
  entityId,
  entitySequence: sequence,
  actor: {},
  time: new Date(),
  entity: {},
  requestId: 'r1',
})
const tell = (db: Db, slug: string, facts?: PublishedEvent) => insertEvent(db, told(site.siteId, slug, facts))

const published = async () =>
  (await eventsAfter(site.database, site.siteId, 0, 1000)).events.map(({ slug, position }) => `${position} ${slug}`)

/** Publishes in the transaction that adds the events, because servers of other tests publish what is committed. */
const publishIn = (db: Db, limit: number) => publishBatch({ transaction: (work) => work(db) }, site.siteId, limit)

test('an event has no position before it is committed, and then follows those committed before it', async () => {
  let commit!: () => void
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  let tellOthers!: () => void
  const isTold = new Promise<void>((resolve) => (tellOthers = resolve))
  const slow = site.database.transaction(async (db) => {
    await tell(db, 'slow')
    tellOthers()
    await mayCommit
  })
  await isTold
  await site.database.transaction((db) => tell(db, 'quick'))
  await catchUp(site)
  expect(await published()).toEqual(['1 quick'])
  commit()
  await slow
  await catchUp(site)
  expect(await published()).toEqual(['1 quick', '2 slow'])
})

test('W03: a rolled-back change leaves no event', async () => {
  const failing = site.database.transaction(async (db) => {
    await tell(db, 'undone')
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  await catchUp(site)
  expect(await published()).toEqual([])
})

test.each([1, 2, 3, 500])(
  'the events of an entity keep their order, whatever the clocks of their processes, in batches of %i',
  async (batch) => {
    const [early, late] = [Date.now() - 5000, Date.now()]
    const order = randomUUID()
    await site.database.transaction(async (db) => {
      await tell(db, 'placed', { entityId: order, sequence: 1, id: createIdGenerator(() => late)() })
      await tell(db, 'paid', { entityId: order, sequence: 2, id: createIdGenerator(() => early)() })
      await tell(db, 'sent', { entityId: order, sequence: 3, id: createIdGenerator(() => early + 1)() })
      await tell(db, 'other', { id: createIdGenerator(() => early + 2)() })
      while ((await publishIn(db, batch)) > 0);
    })
    expect(await published()).toEqual(['1 other', '2 placed', '3 paid', '4 sent'])
  },
)

test('the order of many entities with differing clocks is the same in batches of any size', async () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const now = Date.now()
  const waiting: { slug: string; entityId: string; sequence: number; id: string }[] = []
  for (let n = 0; n < 200; n++) {
    const entityId = `entity-${random(20)}`
    const sequence = waiting.filter((one) => one.entityId === entityId).length + 1
    waiting.push({ slug: `${entityId} ${sequence}`, entityId, sequence, id: createIdGenerator(() => now + random(1000))() })
  }
  await site.database.transaction(async (db) => {
    for (const { slug, ...facts } of waiting) await tell(db, slug, facts)
    while ((await publishIn(db, 1 + random(30))) > 0);
  })
  const turnOf = ({ entityId, sequence }: (typeof waiting)[number]) =>
    waiting
      .filter((one) => one.entityId === entityId && one.sequence <= sequence)
      .map(({ id }) => id)
      .toSorted()
      .at(-1)!
  const key = (one: (typeof waiting)[number]) => `${turnOf(one)} ${String(one.sequence).padStart(4, '0')}`
  const expected = waiting.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ slug }, index) => `${index + 1} ${slug}`)
  expect(await published()).toEqual(expected)
})

test('parallel publishers give every event one position, without a gap', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => tell(site.database, `e${index}`)))
  await Promise.all(Array.from({ length: 8 }, () => publishEvents(site.app)))
  await catchUp(site)
  const positions = (await eventsAfter(site.database, site.siteId, 0, 1000)).events.map(({ position }) => position)
  expect(positions).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
})

test('positions are counted for each site separately', async () => {
  const other = await site.neighbour()
  await tell(site.database, 'here')
  await insertEvent(other.database, told(other.siteId, 'there'))
  await catchUp(site)
  await catchUp(other)
  expect(await published()).toEqual(['1 here'])
  expect((await eventsAfter(other.database, other.siteId, 0, 10)).events.map(({ slug, position }) => [position, slug])).toEqual([
    [1, 'there'],
  ])
})

test.each([
  // As autovacuum does within a minute.
  { statistics: 'with', differ: 'the same' },
  { statistics: 'without', differ: 'the same' },
  { statistics: 'without', differ: 'differing' },
])(
  'however many events wait, a batch reads a few times its size: $statistics statistics, $differ clocks',
  async ({ statistics, differ }) => {
    const { database, siteId } = site
    const plans: string[] = []
    const undone = database.transaction(async (db) => {
      const explaining = {
        ...db,
        async one(statement: Sql) {
          if (statement.text.includes('waiting_events')) {
            const explained = { ...statement, text: `explain (analyze, timing off) ${statement.text}`, name: undefined }
            plans.push((await db.rows<{ 'QUERY PLAN': string }>(explained)).map((row) => row['QUERY PLAN']).join('\n'))
            // As if all of them waited for others.
            return { looked: 100, placed: 0 }
          }
          return db.one(statement)
        },
      } as Db
      const publish = () => publishBatch({ transaction: (work) => work(explaining) }, siteId, 100)
      // A thousand entities; or the first events of theirs from a process whose clock is ahead.
      const id = differ === 'differing' ? part`case when n <= 200 then 200000 + n else n end` : part`n`
      const entity = differ === 'differing' ? part`n % 200` : part`n % 1000`
      await db.run(sql`
      insert into waiting_events (site_id, id, entity_fqdn, slug, entity_id, entity_sequence, time)
      select ${siteId}, ('00000000-0000-7000-8000-' || lpad((${id})::text, 12, '0'))::uuid, 'stoa.test', 's', (${entity})::text, n, now()
      from generate_series(1, ${differ === 'differing' ? 1_000 : 100_000}) as n`)
      if (statistics === 'with') await db.run(sql`analyze waiting_events`)
      await publish()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on waiting_events|Sort Key: waiting_events.id/)
      expect(rowsReadOfWaiting(plan)).toBeLessThan(3_000)
    }
  },
)

test('an event follows the earlier ones of its entity, also if many such events come before them', async () => {
  const now = Date.now()
  const [behind, ahead] = [createIdGenerator(() => now - 5000), createIdGenerator(() => now)]
  const entities = Array.from({ length: 30 }, (_, n) => `entity-${String(n).padStart(2, '0')}`)
  await site.database.transaction(async (db) => {
    for (const entityId of entities) await tell(db, `${entityId} 2`, { entityId, sequence: 2, id: behind() })
    for (const entityId of entities) await tell(db, `${entityId} 1`, { entityId, sequence: 1, id: ahead() })
    // No batch is used up by events that can't be published yet.
    expect(await publishIn(db, 7)).toBe(7)
    expect((await eventsAfter(db, site.siteId, 0, 1000)).events).toHaveLength(7)
    while ((await publishIn(db, 7)) > 0);
  })
  expect(await published()).toEqual(entities.flatMap((entityId, n) => [`${2 * n + 1} ${entityId} 1`, `${2 * n + 2} ${entityId} 2`]))
})

/** Rows that the nodes of a plan took from the waiting events, in all of their loops. */
const rowsReadOfWaiting = (plan: string): number =>
  [...plan.matchAll(/ on waiting_events.*actual rows=([\d.]+) loops=(\d+)/g)].reduce(
    (sum, [, rows, loops]) => sum + Number(rows) * Number(loops),
    0,
  ) + [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].reduce((sum, [, removed]) => sum + Number(removed), 0)
