import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../server/src/database/embedded/postmaster.ts'
import { removeData } from '../server/src/database/embedded/remove.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the database all tests share; nobody drops it while they run. */
    database: string
  }
}

const FOLDER = /^stoa-test-(\d+)-/

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.STOA_TEST_DATABASE_URL
  if (given) {
    project.provide('database', given)
    return undefined
  }
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `stoa-test-${process.pid}-`))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, { durable: false })
  project.provide('database', connectionString(postgres.connection))
  const remove = async () => {
    await postgres.stop()
    await removeData(folder)
  }
  removeWhenStopped(remove)
  return remove
}

/** Of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(FOLDER.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await removeData(join(tmpdir(), name)).catch(() => {})
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
