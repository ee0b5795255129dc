import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg, { type PoolConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { quickFolder } from '../../../../tests/support/quick-folder.ts'
import { findPostmaster, isAlive } from './postmaster.ts'
import { dataPaths, removeData } from './remove.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

const ROOT = process.getuid?.() === 0

/** A data folder for one test, in a separate folder. */
interface Data {
  parent: string
  folder: string
  start(): Promise<EmbeddedPostgres>
  /** Starts where a server has run before. */
  startAgain(): Promise<EmbeddedPostgres>
}

let used: string
beforeAll(async () => {
  used = quickFolder()
  await (await startEmbeddedPostgres(join(used, 'data'))).stop()
})
afterAll(() => rmSync(used, { recursive: true }))

/** Whatever was started is stopped after the test, in case the test fails before that. */
function dataFor({ onTestFinished }: TestContext, ...names: string[]): Data {
  const started: EmbeddedPostgres[] = []
  const parent = quickFolder()
  const folder = join(parent, ...(names.length > 0 ? names : ['data']))
  onTestFinished(async () => {
    await Promise.all(started.map((postgres) => postgres.stop()))
    await removeData(folder)
    rmSync(parent, { recursive: true })
  })
  const start = async (): Promise<EmbeddedPostgres> => {
    const postgres = await startEmbeddedPostgres(folder)
    started.push(postgres)
    return postgres
  }
  const startAgain = async (): Promise<EmbeddedPostgres> => {
    mkdirSync(dirname(folder), { recursive: true })
    await promisify(execFile)('cp', ['-a', join(used, 'data'), folder])
    return start()
  }
  return { parent, folder, start, startAgain }
}

async function ask(connection: PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  // The failed statement reports the lost connection.
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

describe('an embedded PostgreSQL', () => {
  test('keeps data durably across starts, and is not running when stopped', async (context) => {
    const { folder, start } = dataFor(context)
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

  test('is reachable only by its own user: a socket in a private folder, no network', async (context) => {
    const { startAgain } = dataFor(context)
    const postgres = await startAgain()
    expect(await ask(postgres.connection, 'show listen_addresses')).toEqual([''])
    expect(statSync(postgres.connection.host!).mode & 0o777).toBe(0o700)
    await postgres.stop()
  })

  test('a long path to the data folder still gets a socket', async (context) => {
    const { startAgain } = dataFor(context, 'x'.repeat(60), 'y'.repeat(60))
    const postgres = await startAgain()
    expect(Buffer.byteLength(postgres.connection.host!)).toBeLessThan(90)
    expect(await ask(postgres.connection, 'select 1')).toEqual([1])
    await postgres.stop()
    expect(existsSync(postgres.connection.host!)).toBe(false)
  })

  test('a postmaster.pid that now names another program does not prevent the start', async (context) => {
    const { folder, start, startAgain } = dataFor(context)
    await (await startAgain()).stop()
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n1\n5432\n\n`)
    const postgres = await start()
    expect(await ask(postgres.connection, 'select 1')).toEqual([1])
    await postgres.stop()
  })

  describe('recovery', () => {
    test('of the session that owns the data', async (context) => {
      const { startAgain } = dataFor(context)
      const postgres = await startAgain()
      await ask(postgres.connection, `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'stoa %'`)
      await expect.poll(() => ownersOf(postgres.connection)).toEqual([`stoa ${process.pid}`])
      await postgres.stop()
    })

    test('of PostgreSQL itself, with committed data', async (context) => {
      const { folder, startAgain } = dataFor(context)
      const postgres = await startAgain()
      await ask(postgres.connection, 'create table kept as select 7 as value')
      const killed = pidIn(folder)!
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => ask(postgres.connection, 'select value from kept').catch(() => []), { timeout: 20_000 }).toEqual([7])
      expect(pidIn(folder)).not.toBe(killed)
      await postgres.stop()
      expect(pidIn(folder)).toBeUndefined()
    })
  })

  // Each waits seconds for another program, so they run side by side.
  describe.concurrent('concurrent programs', () => {
    test('of two parallel starts one owns the data and the other is refused', async (context) => {
      const { folder, start } = dataFor(context)
      const starts = await Promise.allSettled([start(), start()])
      const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason.message] : []))
      expect(refused).toEqual([expect.stringContaining(`The data folder ${folder} is in use by another Stoa server`)])
    })

    test('PostgreSQL itself restarts once the statement it was running when it died has ended', async (context) => {
      const { folder, startAgain } = dataFor(context)
      const postgres = await startAgain()
      const calculation = ask(
        postgres.connection,
        `set statement_timeout = '3s'; select count(*) from generate_series(1, 100000000)`,
      ).catch(() => 'lost')
      await expect
        .poll(() =>
          ask(
            postgres.connection,
            `select count(*)::int from pg_stat_activity where query like '%generate_series(1%' and state = 'active'`,
          ),
        )
        .toEqual([2])
      process.kill(pidIn(folder)!, 'SIGKILL')
      await expect.poll(() => ask(postgres.connection, 'select 7').catch(() => []), { timeout: 20_000 }).toEqual([7])
      expect(await calculation).toBe('lost')
      await postgres.stop()
    })
  })

  describe('removal', () => {
    test('of the whole folder, if Stoa created it', async (context) => {
      const { folder, start } = dataFor(context)
      await (await start()).stop()
      expect(dataPaths(folder)).toEqual([folder])
      await removeData(folder)
      expect(existsSync(folder)).toBe(false)
    })

    test('of PostgreSQL’s parts, if other files were there before', async (context) => {
      const { folder, start } = dataFor(context)
      mkdirSync(folder)
      writeFileSync(join(folder, 'letter.txt'), 'Dear Vera')
      await (await start()).stop()
      await removeData(folder)
      expect(readdirSync(folder)).toEqual(['letter.txt'])
    })
  })

  test.runIf(ROOT)(
    'started by root in a folder PostgreSQL’s user cannot enter, the data is stored elsewhere, recorded, and found again',
    async (context) => {
      const { parent, folder, start } = dataFor(context)
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
})
