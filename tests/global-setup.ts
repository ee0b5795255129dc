import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the database all tests share; nobody drops it while they run. */
    database: string
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.STOA_TEST_DATABASE_URL
  if (given) {
    project.provide('database', given)
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'stoa-test-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, { durable: false })
  project.provide('database', connectionString(postgres.connection))
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function connectionString({ user, password, host, port, database }: PoolConfig): string {
  const credentials = password ? `${user}:${String(password)}` : user
  if (!host?.startsWith('/')) return `postgres://${credentials}@${host}:${port}/${database}`
  return `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
