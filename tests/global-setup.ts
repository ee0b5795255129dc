import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../server/src/database/embedded/postmaster.ts'
import { removeData } from '../server/src/database/embedded/remove.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { endOfRun } from './support/end-of-run.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the database all tests share, migrated; it lives as long as the run. */
    database: string
    /** A folder for files of the run, deleted after it. */
    scratch: string
  }
}

const FOLDER = /^stoa-test-(\d+)-/

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `stoa-test-${process.pid}-`))
  chmodSync(folder, 0o755)
  const scratch = join(folder, 'scratch')
  mkdirSync(scratch)
  const given = process.env.STOA_TEST_DATABASE_URL
  const postgres = given ? undefined : await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
  const database = given ?? connectionString(postgres!.connection)
  await migrate({ connectionString: database })
  project.provide('database', database)
  project.provide('scratch', scratch)
  const remove = async () => {
    await endOfRun(database)
    await postgres?.stop()
    await removeData(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
  removeWhenStopped(remove)
  return remove
}

/** Of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(FOLDER.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await removeData(join(tmpdir(), name, 'postgres')).catch(() => {})
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** A run that is told to stop, or has lost what began it, takes its database along. Vite's own listener would exit before that is done. */
function removeWhenStopped(remove: () => Promise<void>): void {
  const stop = () => void remove().finally(() => process.exit(143))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal).once(signal, stop)
  const parent = process.ppid
  const poll = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(poll)
    stop()
  }, 500)
  poll.unref()
}

function connectionString({ user, password, host, port, database }: PoolConfig): string {
  const credentials = password ? `${user}:${String(password)}` : user
  if (!host?.startsWith('/')) return `postgres://${credentials}@${host}:${port}/${database}`
  return `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
