import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg, { type PoolConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../../tests/support/own-database.ts'
import { quickFolder } from '../../../../tests/support/quick-folder.ts'
import { prepareDatabase } from '../../start.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'

async function ask(connection: PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Runs a command like a person in this folder. */
async function run(program: 'back-up.ts' | 'restore.ts', folder: string, dataFolder: string, ...files: string[]): Promise<string> {
  const path = fileURLToPath(new URL(`../../${program}`, import.meta.url))
  const env = { PATH: process.env.PATH, STOA_DATA: dataFolder, INIT_CWD: folder }
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...files], { env }).catch(({ stderr }: { stderr: string }) => ({
    stdout: stderr,
  }))
  return stdout
}

test('a data folder of another PostgreSQL names the commands that keep its data, and they do', async () => {
  const parent = quickFolder()
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [old, fresh] = [join(parent, 'old'), join(parent, 'fresh')]
  const first = await startEmbeddedPostgres(old, { durable: false })
  await prepareDatabase(first.connection)
  await ask(
    first.connection,
    `insert into site_keys (kind, key, site_id) values ('HOST', 'shop.example', '00000000-0000-4000-8000-00000000000a')`,
  )
  await ask(
    first.connection,
    `insert into webhooks (site_id, id, app_id, url, enabled, created_date, updated_date)
     select id, id, id, 'https://receiver.example', true, now(), now() from (select '00000000-0000-4000-8000-00000000000a'::uuid as id) as site`,
  )
  const before = await ask(first.connection, 'select * from site_keys')
  expect(before).toHaveLength(1)
  // The server may run meanwhile.
  expect(await run('back-up.ts', parent, old, 'stoa.backup')).toMatch(
    /^Backed up 2 rows of \d+ tables and 0 stored files to .*stoa\.backup\./,
  )
  expect(await run('back-up.ts', parent, old, '--without-files', 'rows.backup')).toMatch(
    /^Backed up 2 rows of \d+ tables and no stored files to /,
  )
  await first.stop()

  const version = join(old, 'postgres/PG_VERSION')
  const ours = readFileSync(version, 'utf8').trim()
  writeFileSync(version, '14\n')
  const refused = await startEmbeddedPostgres(old).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    message: `The data folder ${old} was written by PostgreSQL 14, and this version of Stoa runs PostgreSQL ${ours}.`,
    remedy: expect.stringMatching(/npm run backup -- stoa\.backup\n.*STOA_DATA=<new folder> npm run restore -- stoa\.backup/),
  })
  expect((refused as { remedy: string }).remedy).not.toContain('reset')

  const restored = await run('restore.ts', parent, fresh, 'stoa.backup')
  expect(restored).toContain('Start the server with npm start.')
  expect(restored).toContain('Webhooks are disabled (1)')
  const second = await startEmbeddedPostgres(fresh, { durable: false })
  await prepareDatabase(second.connection)
  expect(await ask(second.connection, 'select * from site_keys')).toEqual(before)
  expect(await ask(second.connection, 'select enabled from webhooks')).toEqual([{ enabled: false }])
  await second.stop()
  expect(await run('restore.ts', parent, fresh, 'stoa.backup')).toContain('The database already has data (in site_keys).')
  expect(await run('back-up.ts', parent, join(parent, 'none'), 'other.backup')).toContain('has no data.')
  expect(await run('back-up.ts', parent, fresh)).toContain('The name of the file is missing.')
  expect(await run('back-up.ts', parent, fresh, '--fast', 'other.backup')).toContain("Unknown option '--fast'")
})

test('a backup that is interrupted leaves no file', async () => {
  const { connectionString, client } = await newDatabase()
  await prepareDatabase({ connectionString })
  await client.query('begin; lock table sites')
  const folder = quickFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { PATH: process.env.PATH, STOA_DATA: folder, DATABASE_URL: connectionString, INIT_CWD: folder }
  const path = fileURLToPath(new URL('../../back-up.ts', import.meta.url))
  const backup = spawn(process.execPath, [path, 'stoa.backup'], { env, stdio: 'ignore' })
  const ended = once(backup, 'exit')
  await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toEqual(['stoa.backup.unfinished'])
  backup.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(readdirSync(folder)).toEqual([])
})
