import { migrationNames } from '../../database/migration-files.ts'
import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

export interface DatabaseFacts {
  version: string
  sizeBytes: number
  /** Number of this version's applied migrations. */
  migrationsApplied: number
  migrationsKnown: number
  /** How long this query took. */
  answerMilliseconds: number
}

export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const known = migrationNames()
  const began = performance.now()
  const row = await db.one<{ version: string; sizeBytes: number; applied: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as "sizeBytes",
      (select count(*)::int from stoa_migrations where name = any(${known})) as applied`)
  const answerMilliseconds = Math.round(performance.now() - began)
  return {
    version: row!.version,
    sizeBytes: row!.sizeBytes,
    migrationsApplied: row!.applied,
    migrationsKnown: known.length,
    answerMilliseconds,
  }
}
