import type { PoolConfig } from 'pg'
import { DATABASE, openAccess } from './access.ts'
import { findClusterPaths } from './cluster-paths.ts'
import { initialise } from './initialise.ts'
import type { Ownership } from './ownership.ts'
import { findPrograms } from './programs.ts'
import { startPostgres } from './serve.ts'
import { supervise } from './supervise.ts'
import { whenFree } from './when-free.ts'

export interface EmbeddedPostgres {
  connection: PoolConfig
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a data folder, and creates everything the first time. One process owns it at a time. */
export async function startEmbeddedPostgres(dataFolder: string, { durable = true } = {}): Promise<EmbeddedPostgres> {
  const paths = findClusterPaths(dataFolder)
  const programs = findPrograms(paths)
  const access = await openAccess(paths)
  await initialise(paths, programs, access)
  const startWhenFree = () => whenFree(paths, () => startPostgres(paths, programs, access, durable))
  const serving = await startWhenFree()
  await createDatabase(serving.ownership)
  const stop = supervise(serving, access, startWhenFree)
  return { connection: access.connection, stop: () => stop().finally(access.close) }
}

async function createDatabase({ client }: Ownership): Promise<void> {
  const { rows } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rows.length === 0) await client.query(`create database ${DATABASE}`)
}
