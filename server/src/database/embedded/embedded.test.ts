import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type PoolConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findPostmaster, isAlive } from './postmaster.ts'
import { dataPaths, removeData } from './remove.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

const ROOT = process.getuid?.() === 0

const started: EmbeddedPostgres[] = []
let parent: string
let folder: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stoa-embedded-'))
  chmodSync(parent, 0o755)
  folder = join(parent, 'data')
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()))
  await removeData(folder)
  rmSync(parent, { recursive: true })
})

/** Stopped after the test, should the test not come to it. */
async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder)
  started.push(postgres)
  return postgres
}

async function ask(connection: PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  // What was asked tells of a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows.map((row) => Object.values(row)[0])
}

const ownersOf = (connection: PoolConfig): Promise<unknown[]> =>
  ask(
    connection,
    `select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and application_name like 'stoa %'`,
  )

const pidIn = (data: string): number | undefined => findPostmaster(join(data, 'postgres'))?.pid

test('it keeps what is written across starts, durably, and is gone when stopped', async () => {
  const first = await start()
  await ask(first.connection, 'create table kept as select 7 as value')
  const pid = pidIn(folder)!
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(await ask(second.connection, 'select value from kept')).toEqual([7])
  expect(await ask(second.connection, 'show fsync')).toEqual(['on'])
  await second.stop()
})

test('only its own user reaches it: a socket in a private folder, no network', async () => {
  const postgres = await start()
  expect(await ask(postgres.connection, 'show listen_addresses')).toEqual([''])
  expect(statSync(postgres.connection.host!).mode & 0o777).toBe(0o700)
  await postgres.stop()
})

test('a long path to the data folder still gets a socket', async () => {
  folder = join(parent, 'x'.repeat(60), 'y'.repeat(60))
  const postgres = await start()
  expect(Buffer.byteLength(postgres.connection.host!)).toBeLessThan(90)
  expect(await ask(postgres.connection, 'select 1')).toEqual([1])
  await postgres.stop()
  expect(existsSync(postgres.connection.host!)).toBe(false)
})

test('a postmaster.pid that names another program by now does not stop the start', async () => {
  await (await start()).stop()
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n1\n5432\n\n`)
  const postgres = await start()
  expect(await ask(postgres.connection, 'select 1')).toEqual([1])
  await postgres.stop()
})

test('of two starts at the same moment one owns the data and the other is refused', async () => {
  const starts = await Promise.allSettled([start(), start()])
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason.message] : []))
  expect(refused).toEqual([expect.stringContaining(`The data folder ${folder} is in use by another Stoa server`)])
})

describe('what is lost is brought back', () => {
  test('the session that owns the data', async () => {
    const postgres = await start()
    await ask(postgres.connection, `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'stoa %'`)
    await expect.poll(() => ownersOf(postgres.connection)).toEqual([`stoa ${process.pid}`])
    await postgres.stop()
  })

  test('PostgreSQL itself, with what was committed', async () => {
    const postgres = await start()
    await ask(postgres.connection, 'create table kept as select 7 as value')
    const killed = pidIn(folder)!
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => ask(postgres.connection, 'select value from kept').catch(() => []), { timeout: 20_000 }).toEqual([7])
    expect(pidIn(folder)).not.toBe(killed)
    await postgres.stop()
    expect(pidIn(folder)).toBeUndefined()
  })

  test('PostgreSQL itself, once what it was reckoning when it died has ended', async () => {
    const postgres = await start()
    const reckoning = ask(postgres.connection, `set statement_timeout = '3s'; select count(*) from generate_series(1, 100000000)`).catch(
      () => 'lost',
    )
    await expect
      .poll(() =>
        ask(postgres.connection, `select count(*)::int from pg_stat_activity where query like '%generate_series(1%' and state = 'active'`),
      )
      .toEqual([2])
    process.kill(pidIn(folder)!, 'SIGKILL')
    await expect.poll(() => ask(postgres.connection, 'select 7').catch(() => []), { timeout: 20_000 }).toEqual([7])
    expect(await reckoning).toBe('lost')
    await postgres.stop()
  })
})

describe('what is removed', () => {
  test('the whole folder, where Stoa made it', async () => {
    await (await start()).stop()
    expect(dataPaths(folder)).toEqual([folder])
    await removeData(folder)
    expect(existsSync(folder)).toBe(false)
  })

  test('PostgreSQL’s parts, where other things were there before', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'letter.txt'), 'Dear Vera')
    await (await start()).stop()
    await removeData(folder)
    expect(readdirSync(folder)).toEqual(['letter.txt'])
  })
})

test.runIf(ROOT)(
  'started by root in a folder that PostgreSQL’s user may not enter, the data is kept elsewhere, noted, and found again',
  async () => {
    chmodSync(parent, 0o700)
    const first = await start()
    const [root = ''] = readFileSync(join(folder, 'location'), 'utf8').split('\n')
    expect(root).toMatch(/^\/var\/lib\/stoa\/[0-9a-f]{12}$/)
    expect(statSync(join(root, 'postgres')).uid).toBe(65534)
    await first.stop()
    const second = await start()
    expect(await ask(second.connection, 'show data_directory')).toEqual([join(root, 'postgres')])
    await second.stop()
    await removeData(folder)
    expect(existsSync(root)).toBe(false)
  },
)
