import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import type { Db } from '../../server/src/kernel/db.ts'
import { rolledBackDatabase, type RolledBackDatabase } from './rolled-back.ts'
import { makeTestSite, type TestSite } from './site.ts'

let site: TestSite
let database: RolledBackDatabase
beforeAll(async () => {
  site = await makeTestSite()
  database = await rolledBackDatabase(site.database)
})
afterAll(() => database.close())

const rename = (db: Db, name: string): Promise<number> =>
  db.run(sql`update sites set settings = jsonb_build_object('name', ${name}::text) where site_id = ${site.siteId}`)
const nameIn = async (db: Db): Promise<unknown> =>
  (await db.one<{ name: unknown }>(sql`select settings ->> 'name' as name from sites where site_id = ${site.siteId}`))!.name
const fail = (db: Db): Promise<number> => db.run(sql`select 1 / 0`)

test('rolls back statements and transactions, and hides them from other connections', async () => {
  const before = await nameIn(site.database)
  await database.rollBack(async () => {
    await rename(database, 'one')
    await database.transaction((db) => rename(db, 'two'))
    expect(await nameIn(database)).toBe('two')
    expect(await nameIn(site.database)).toBe(before)
  })
  expect(await database.rollBack(() => nameIn(database))).toBe(before)
  expect(await nameIn(site.database)).toBe(before)
})

test('a failed statement rolls back nothing else', async () => {
  await database.rollBack(async () => {
    await rename(database, 'one')
    await expect(fail(database)).rejects.toMatchObject({ code: '22012' })
    expect(await nameIn(database)).toBe('one')
  })
})

test('a failed transaction rolls back only its own writes', async () => {
  await database.rollBack(async () => {
    await rename(database, 'one')
    const failing = database.transaction(async (db) => {
      await rename(db, 'two')
      await fail(db)
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await nameIn(database)).toBe('one')
  })
})

test('in a transaction no statement runs after a failed one', async () => {
  await database.rollBack(async () => {
    const failing = database.transaction(async (db) => {
      await fail(db).catch(() => {})
      await rename(db, 'two')
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
  })
})

test('parallel transactions run one after the other', async () => {
  await database.rollBack(async () => {
    const steps: string[] = []
    const stepsOf = (name: string) =>
      database.transaction(async (db) => {
        steps.push(`${name} begins`)
        await rename(db, name)
        await sleep(5)
        steps.push(`${name} ends as ${String(await nameIn(db))}`)
      })
    await Promise.all([stepsOf('one'), stepsOf('two'), nameIn(database)])
    expect(steps).toEqual(['one begins', 'one ends as one', 'two begins', 'two ends as two'])
  })
})

test('a nested transaction is a savepoint', async () => {
  await database.rollBack(async () => {
    await database.transaction(async (db) => {
      await rename(db, 'one')
      await expect(database.transaction((inner) => rename(inner, 'two').then(() => fail(inner)))).rejects.toThrow('division by zero')
      expect(await nameIn(db)).toBe('one')
    })
    expect(await nameIn(database)).toBe('one')
  })
})

test('a deadlock retries the work up to three times', async () => {
  let attempts = 0
  const failing = database.rollBack(() =>
    database.transaction(async () => {
      attempts++
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    }),
  )
  await expect(failing).rejects.toThrow('deadlock detected')
  expect(attempts).toBe(3)
})

test('earlier writes stay until the database is closed', async () => {
  const other = await rolledBackDatabase(site.database)
  const before = await nameIn(other)
  await rename(other, 'before')
  await other.rollBack(() => rename(other, 'inside'))
  expect(await nameIn(other)).toBe('before')
  await other.close()
  expect(await nameIn(site.database)).toBe(before)
  await expect(nameIn(other)).rejects.toThrow('after what it was part of')
})

test('a late statement is rejected, also while other work is running', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = await database.rollBack(async () => ({ statement: promise.then(() => rename(database, 'late')) }))
  await database.rollBack(async () => {
    resolve()
    await expect(late.statement).rejects.toThrow('after what it was part of')
  })
})
