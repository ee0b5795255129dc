import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withStatementTimeout } from '../../../tests/support/statement-timeout.ts'
import { statementsOf } from '../../../tests/support/statements-of.ts'
import type { Database, Db, LastRows, SharedWrite } from '../kernel/db.ts'
import { connect } from './connect.ts'
import { joinFragments } from './query/conditions.ts'
import { fromPart, part, sql } from './sql.ts'
import { StaleReadError } from './stale-read.ts'

let database: Database
beforeAll(async () => {
  database = connect({ connectionString: inject('database') }, 2)
  await database.run(sql`create schema connecting`)
  await database.run(sql`create table connecting.kept (id int primary key, what text, unique (what) deferrable initially deferred)`)
})
afterAll(async () => {
  await database.run(sql`drop schema connecting cascade`)
  await database.close()
})

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(database, work)
const all = () => database.rows<{ id: number; what: string }>(sql`select id, what from connecting.kept order by id`)

test('a transaction begins with its first statement: refused work sends nothing to the database', async () => {
  const refused = () => database.transaction(() => Promise.reject(new Error('refused'))).catch(() => {})
  expect(await sent(refused)).toBe(0)
  expect(await sent(() => database.transaction(async () => {}))).toBe(0)
  expect(await sent(() => database.transaction((db) => db.run(sql`insert into connecting.kept values (1, 'one')`)))).toBe(2)
  expect(await all()).toEqual([{ id: 1, what: 'one' }])
})

test('failed work leaves nothing behind', async () => {
  const work = database.transaction(async (db) => {
    for (const id of [2, 3, 4]) await db.run(sql`insert into connecting.kept values (${id}, ${`n${id}`})`)
    throw new Error('in the end')
  })
  await expect(work).rejects.toThrow('in the end')
  expect(await all()).toHaveLength(1)
})

test('a failed commit is reported, and its connection is reused', async () => {
  for (let time = 0; time < 5; time++)
    await expect(database.transaction((db) => db.run(sql`insert into connecting.kept values (9, 'one')`))).rejects.toMatchObject({
      code: '23505',
    })
  expect(await all()).toEqual([{ id: 1, what: 'one' }])
})

test('a deadlock retries the work', async () => {
  await database.run(sql`insert into connecting.kept values (10, 'ten'), (11, 'eleven')`)
  let times = 0
  const bothHoldOneRow = Promise.withResolvers<void>()
  const both = (first: number, second: number) =>
    database.transaction(async (db) => {
      await db.run(sql`update connecting.kept set what = what || '+' where id = ${first}`)
      if (++times === 2) bothHoldOneRow.resolve()
      await bothHoldOneRow.promise
      await db.run(sql`update connecting.kept set what = what || '+' where id = ${second}`)
    })
  await Promise.all([both(10, 11), both(11, 10)])
  expect(times).toBeGreaterThan(2)
  expect((await all()).slice(1)).toEqual([
    { id: 10, what: 'ten++' },
    { id: 11, what: 'eleven++' },
  ])
})

test('a row that is locked for longer than the timeout is waited for once more', async () => {
  await database.run(sql`insert into connecting.kept values (12, 'twelve')`)
  const hasty = connect({ connectionString: withStatementTimeout(inject('database'), 500) }, 1)
  const change = () => hasty.transaction((db) => (attempts++, db.run(sql`update connecting.kept set what = 'dozen' where id = 12`)))
  let attempts = 0
  const held = async (untilAttempt: number) => {
    attempts = 0
    return database.transaction(async (db) => {
      await db.run(sql`select from connecting.kept where id = 12 for update`)
      const changed = change().then(
        () => 'changed',
        (error: { code: string }) => error.code,
      )
      if (untilAttempt === 0) return changed
      await expect.poll(() => attempts).toBe(untilAttempt)
      return { changed }
    })
  }
  const released = (await held(2)) as { changed: Promise<string> }
  expect([await released.changed, attempts]).toEqual(['changed', 2])
  expect([await held(0), attempts]).toEqual(['55P03', 2])
  await hasty.close()
})

test('a stale read starts again, ten times at most', async () => {
  let times = 0
  const fresh = (after: number) =>
    database.transaction(async (db) => {
      await db.rows(sql`select 1`)
      if (++times < after) throw new StaleReadError('changed')
      return times
    })
  expect(await fresh(10)).toBe(10)
  times = 0
  await expect(fresh(11)).rejects.toThrow('changed')
})

test('reports that no connection is available', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1 })
  await expect(nowhere.transaction((db) => db.rows(sql`select 1`))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await nowhere.close()
})

/** Rows that are left to the last statement: their texts. */
const words = (): LastRows<string> => ({
  write: (rows, condition) =>
    rows.map((word) => part`insert into connecting.kept select ${word.length}::int, ${word}::text ${fromPart(condition)}`),
})

/** A value that the driver can't send. */
const throwing = {
  toPostgres() {
    throw new Error('unsendable')
  },
}

describe('what a transaction leaves for its last statement', () => {
  test('is written by one statement before the commit, after everything else', async () => {
    const [own, other] = [words(), words()]
    const count = await sent(() =>
      database.transaction(async (db) => {
        db.leave(own, 'l'.repeat(31))
        db.leave(other, 'l'.repeat(32))
        db.leave(own, 'l'.repeat(33))
        await db.run(sql`insert into connecting.kept values (30, 'before')`)
        expect(await db.rows(sql`select id from connecting.kept where id > 29`)).toEqual([{ id: 30 }])
      }),
    )
    expect(count).toBe(3)
    expect((await all()).map(({ id }) => id).filter((id) => id > 29)).toEqual([30, 31, 32, 33])
  })

  // The first round sends COMMIT by itself, the others with the last statement.
  test.each([1, 2, 3])('isn’t committed if it fails, nor is what came before it: %i', async () => {
    const before = await all()
    const broken: LastRows<unknown> = { write: ([value]) => [part`insert into connecting.kept values (${value}, 'broken')`] }
    // The driver forgets to parse again a statement with a value that it couldn't send.
    const unsendable: LastRows<unknown> = { write: ([value]) => [part`insert into connecting.kept values (${value}, 'unsendable')`] }
    for (const [kind, value, problem] of [
      [broken, 'no number', /invalid input syntax/],
      [broken, before[0]!.id, /duplicate key/],
      [unsendable, throwing, 'unsendable'],
    ] as const) {
      const work = database.transaction(async (db) => {
        db.leave(kind, value)
        await db.run(sql`insert into connecting.kept values (50, 'before')`)
      })
      await expect(work).rejects.toThrow(problem)
    }
    expect(await all()).toEqual(before)
    await database.transaction(async (db) => {
      db.leave(broken, 51)
      await db.run(sql`delete from connecting.kept where id = 51`)
    })
    await database.run(sql`delete from connecting.kept where id = 51`)
  })

  test('a first statement that fails, or can’t be sent, begins nothing that stays', async () => {
    const before = await all()
    for (const value of ['no number', throwing]) {
      await expect(database.transaction((db) => db.run(sql`insert into connecting.kept values (${value}, 'first')`))).rejects.toThrow(
        /invalid input|unsendable/,
      )
      await database.transaction((db) => db.run(sql`update connecting.kept set what = what where id = 1`))
    }
    const open = await database.rows(sql`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and query like '%connecting.kept%'`)
    expect(open).toEqual([])
    expect(await all()).toEqual(before)
  })

  test('needs no transaction if it is all', async () => {
    expect(await sent(() => database.transaction(async (db) => db.leave(words(), 'l'.repeat(34))))).toBe(1)
    expect((await all()).map(({ id }) => id)).toContain(34)
  })

  test('is dropped with a failed transaction, and begins anew with each attempt', async () => {
    const failing = database.transaction(async (db) => {
      db.leave(words(), 'l'.repeat(35))
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    let attempts = 0
    await database.transaction(async (db) => {
      db.leave(words(), 'l'.repeat(36 + attempts++))
      if (attempts === 1) throw new StaleReadError('changed')
    })
    expect((await all()).map(({ id }) => id).filter((id) => id > 34)).toEqual([37])
  })

  test('is an error outside of a transaction', () => expect(() => database.leave(words(), 'word')).toThrow('there is no transaction'))
})

describe('the write that everything else depends on', () => {
  const saving = (db: Db, id: number) =>
    db.finish(part`saved as (insert into connecting.kept values (${id}, ${`saved ${id}`}) on conflict (id) do nothing returning 1)`)
  const idsBetween = async (from: number, to: number) => (await all()).map(({ id }) => id).filter((id) => id >= from && id <= to)

  test('is one statement with everything else, which commits by itself', async () => {
    const count = await sent(() =>
      database.transaction(async (db) => {
        db.leave(words(), 'l'.repeat(41))
        saving(db, 40)
      }),
    )
    expect([count, await idsBetween(40, 41)]).toEqual([1, [40, 41]])
  })

  test('lets the transaction run again if it isn’t possible, and nothing else is written', async () => {
    const retries: boolean[] = []
    await database.transaction(async (db) => {
      retries.push(db.isRetry)
      db.leave(words(), 'l'.repeat(43))
      saving(db, db.isRetry ? 42 : 40)
    })
    expect([retries, await idsBetween(42, 43)]).toEqual([
      [false, true],
      [42, 43],
    ])
  })

  test('is the only one of its transaction', async () => {
    const twice = database.transaction(async (db) => {
      saving(db, 44)
      saving(db, 45)
    })
    await expect(twice).rejects.toThrow('only one write')
    expect(await idsBetween(44, 45)).toEqual([])
  })
})

describe('what a transaction begins with', () => {
  const insert = (id: number) => `insert into connecting.kept values (${id}, 'begun ${id}') on conflict (id) do nothing`

  test('is one message with BEGIN', async () => {
    let inserted: number[] = []
    const count = await sent(() =>
      database.transaction(async (db) => {
        inserted = [await db.begin(insert(46))]
        await db.run(sql`update connecting.kept set what = 'changed' where id = 46`)
      }),
    )
    expect([count, inserted]).toEqual([3, [1]])
    expect(await database.transaction((db) => db.begin(insert(46)))).toBe(0)
  })

  test('waits for the first statement that needs the transaction; if it changes no row, the transaction runs again', async () => {
    const begun: boolean[] = []
    await database.transaction(async (db) => {
      if (db.isRetry) return
      const beginning = db.beginLater(insert(46))
      await db.peek(sql`select 1`)
      begun.push(beginning.isBegun)
      await db.rows(sql`select 1`)
      begun.push(true)
    })
    expect(begun).toEqual([false])
  })

  test('can be refused: the connection is used again', async () => {
    const own = connect({ connectionString: inject('database') }, 1)
    await expect(own.transaction((db) => db.begin('select 1 / 0'))).rejects.toThrow('division by zero')
    expect(await own.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await own.close()
  })
})

interface StoredRow {
  id: number | null
  word?: string
}

describe('writes that wait together', () => {
  const kept: SharedWrite<StoredRow> = {
    groupOf: () => 'kept',
    sizeOf: () => 1,
    statement: (items, left) => sql`
      with written as (
        insert into connecting.kept select (one ->> 'id')::int, coalesce(one ->> 'word', 'kept ' || (one ->> 'id')) from jsonb_array_elements(${JSON.stringify(items)}::jsonb) as one
        returning id
      ), one as (select from written limit 1), ${joinFragments([...left('one'), part`last as (select)`], ', ')}
      select id from written`,
  }
  const keep = (item: StoredRow) => database.transaction(async (db) => db.finishTogether(kept, item))
  const idsBetween = async (from: number, to: number) => (await all()).map(({ id }) => id).filter((id) => id >= from && id <= to)

  test('are one statement, with what each transaction leaves', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => 50 + at)
    const own = words()
    const keepWithWord = (id: number) =>
      database.transaction(async (db) => {
        db.finishTogether(kept, { id })
        db.leave(own, 'w'.repeat(id + 50))
      })
    expect(await sent(() => Promise.all(ids.map(keepWithWord)))).toBe(2)
    expect(await idsBetween(50, 57)).toEqual(ids)
    expect(await idsBetween(100, 107)).toEqual(ids.map((id) => id + 50))
  })

  test('fail each for itself: for a missing value, text that PostgreSQL doesn’t store, an id or a value that another row has', async () => {
    const bad = [{ id: null }, { id: 64, word: 'u0000 \u0000' }, { id: 51 }, { id: 65, word: 'kept 50' }]
    const good = Array.from({ length: 10 }, (_, at) => ({ id: 60 + at })).filter(({ id }) => id !== 64 && id !== 65)
    const outcomes = await Promise.allSettled([...good.slice(0, 4), ...bad, ...good.slice(4)].map(keep))
    expect(outcomes.map(({ status }, at) => (status === 'rejected' ? at : -1)).filter((at) => at >= 0)).toEqual([4, 5, 6, 7])
    expect(await idsBetween(60, 69)).toEqual(good.map(({ id }) => id))
  })

  test('are not committed with a transaction that has begun and fails', async () => {
    const within = database.transaction(async (db) => {
      await db.rows(sql`select 1`)
      db.finishTogether(kept, { id: 70 })
      db.leave(words(), 'l'.repeat(51))
    })
    await expect(within).rejects.toThrow('duplicate key')
    expect(await idsBetween(70, 71)).toEqual([])
  })

  test('let a transaction run again if they wrote nothing', async () => {
    const none: typeof kept = { ...kept, statement: () => sql`select 1 as id where false` }
    let attempts = 0
    await database.transaction(async (db) => {
      if (attempts++ === 0) db.finishTogether(none, { id: 75 })
    })
    expect(attempts).toBe(2)
  })

  test('are not written again if the connection is lost, because it is unknown whether they were written', async () => {
    const own = connect({ connectionString: inject('database'), application_name: 'lost with its writes' }, 4)
    const started: number[] = []
    const counted: typeof kept = { ...kept, statement: (...given) => (started.push(given[0].length), kept.statement(...given)) }
    const blocked = database.transaction(async (db) => {
      await db.run(sql`insert into connecting.kept values (80, 'blocks the first'), (81, 'blocks the others')`)
      const lost = Promise.allSettled([80, 81, 82].map((id) => own.transaction(async (lostDb) => lostDb.finishTogether(counted, { id }))))
      const waiting = part`from pg_stat_activity where application_name = 'lost with its writes' and wait_event_type = 'Lock'`
      await expect.poll(() => database.rows(sql`select pid ${waiting}`)).toHaveLength(2)
      await database.rows(sql`select pg_terminate_backend(pid) ${waiting}`)
      expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      throw new Error('rolled back')
    })
    await expect(blocked).rejects.toThrow('rolled back')
    expect([started, await idsBetween(80, 82)]).toEqual([[1, 2], []])
    await own.close()
  })
})

const withoutTimeout = new URL(inject('database'))
withoutTimeout.searchParams.delete('statement_timeout')

/** PostgreSQL's settings of a new connection, in milliseconds, and the deadline of its client. */
async function timeoutsOf(config: PoolConfig): Promise<Record<string, unknown>> {
  const own = connect({ connectionString: withoutTimeout.href, ...config }, 1)
  const client = await own.connection()
  const { rows } = await client.query<{ name: string; setting: string }>(`
    select name, setting from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'`)
  client.release()
  await own.close()
  const { query_timeout: query } = (client as unknown as { connectionParameters: { query_timeout: number | false } }).connectionParameters
  return Object.fromEntries([
    ...rows.map(({ name, setting }) => [name.replace(/_(session_)?timeout$/, ''), Number(setting)]),
    ['query', query],
  ])
}

const ours = { statement: 5_000, lock: 4_000, query: 6_000, idle_in_transaction: 5_000 }

const within = (timeout: number): PoolConfig => ({ connectionString: withStatementTimeout(inject('database'), timeout) })

test.each<[string, PoolConfig, Record<string, unknown>]>([
  ['by themselves', {}, ours],
  ['an option', { statement_timeout: 800 }, { ...ours, statement: 800, lock: 640, query: 1_800 }],
  [
    'the connection string, before an option',
    { ...within(500), statement_timeout: 800 },
    { ...ours, statement: 500, lock: 400, query: 1_500 },
  ],
  ['none', within(0), { ...ours, statement: 0, lock: 0, query: false }],
])('the timeouts of a connection: %s', async (_what, config, expected) => expect(await timeoutsOf(config)).toEqual(expected))

test('the options of a connection let PostgreSQL notice that its client is lost', async () => {
  const rows = await database.rows<{ name: string }>(
    sql`select name from pg_settings where name ~ '^tcp_' and source = 'client' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'tcp_keepalives_count',
    'tcp_keepalives_idle',
    'tcp_keepalives_interval',
    'tcp_user_timeout',
  ])
})
