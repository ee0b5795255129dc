import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertEvent } from '../../../tests/support/insert-event.ts'
import { publishAll } from '../../../tests/support/publish-all.ts'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { newId } from '../database/ids.ts'
import { sql } from '../database/sql.ts'
import { startConsumerAt } from './consumers/store.ts'
import { followEvents } from './follow.ts'
import { type EventName, lastPosition } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})

async function happen(times: number): Promise<void> {
  const { database, siteId } = site
  for (let count = 0; count < times; count++) {
    const facts = {
      entityFqdn: 'stoa.v1.thing',
      slug: 'created',
      entityId: newId(),
      entitySequence: 1,
      actor: {},
      entity: null,
      requestId: 'r',
    }
    await insertEvent(database, { id: newId(), siteId, time: new Date(), ...facts })
  }
  await publishAll(site)
}

/** The name of a consumer that has handled all events of the other sites of the test database. */
async function newConsumer(): Promise<string> {
  const consumer = `test-${randomUUID()}`
  await site.database.run(sql`
    insert into event_consumers (site_id, consumer, position)
    select site_id, ${consumer}, position from event_logs where site_id <> ${site.siteId}`)
  return consumer
}

/** A consumer that records the positions it handled of this file's site. */
async function consumer() {
  const taken: number[] = []
  const round = followEvents(await newConsumer(), async (_app, _db, { siteId, events }) => {
    if (siteId === site.siteId) taken.push(...events.map(({ position }) => position))
  })
  return { taken, round: () => round(site.app) }
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('a consumer', () => {
  test('gets each event once and in order, over many batches, including later ones', async () => {
    const { taken, round } = await consumer()
    await happen(205)
    await round()
    expect(taken).toEqual(upTo(205))
    await round()
    await happen(2)
    await round()
    expect(taken).toEqual(upTo(207))
  })

  test('that fails gets the event again, and its writes are rolled back', async () => {
    let fails = true
    const seen: number[] = []
    const round = followEvents(await newConsumer(), async (_app, db, { siteId, events }) => {
      if (siteId !== site.siteId) return
      for (const { position } of events) {
        if (fails && position === 3) throw new Error('on purpose')
        seen.push(position)
      }
    })
    await expect(round(site.app)).rejects.toThrow('on purpose')
    fails = false
    await round(site.app)
    expect(seen.slice(0, 4)).toEqual([1, 2, 1, 2])
  })

  test('of two parallel rounds one gets an event', async () => {
    const { taken, round } = await consumer()
    await Promise.all([round(), round()])
    await round()
    expect(taken).toEqual(upTo(taken.length))
  })

  test('that begins to take a kind gets the events that happen afterwards, at once', async () => {
    const { database, siteId } = site
    const consumer = await newConsumer()
    await startConsumerAt(database, siteId, { consumer, position: await lastPosition(database, siteId) })
    const taken: number[] = []
    let kinds: EventName[] = []
    const follow = async (
      _app: unknown,
      _db: unknown,
      { siteId: of, events }: { siteId: string; events: readonly { position: number }[] },
    ) => {
      if (of === siteId) taken.push(...events.map(({ position }) => position))
    }
    const round = followEvents(consumer, follow, {
      kinds: async (_db, of) => {
        const before = kinds
        if (of === siteId && kinds.length === 0) {
          kinds = [{ entityFqdn: 'stoa.v1.thing', slug: 'created' }]
          await happen(1)
        }
        return before
      },
    })
    await happen(3)
    await round(site.app)
    expect(taken).toEqual([])
    await round(site.app)
    expect(taken).toEqual([await lastPosition(database, siteId)])
    await happen(1)
    await round(site.app)
    expect(taken).toHaveLength(2)
  })

  test('passes over an event whose snapshot is missing, and gets those after it', async () => {
    const { database, siteId } = site
    const { taken, round } = await consumer()
    await round()
    const before = taken.length
    await happen(150)
    await database.run(sql`
      delete from events where site_id = ${siteId} and id in (
        select id from published_events where site_id = ${siteId} and position > ${before} order by position limit 1)`)
    await round()
    expect(taken).toEqual(upTo(before + 150).filter((position) => position !== before + 1))
  })
})
