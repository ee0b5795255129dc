import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../server/src/database/connect.ts'
import { connectionUrl } from '../server/src/database/embedded/connection-url.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'
import type { Database } from '../server/src/kernel/db.ts'
import { prepareDatabase } from '../server/src/start.ts'
import { poolSize } from './settings.ts'

/** The environment of a run: a temporary folder and a PostgreSQL in it, both deleted afterwards. */
export interface Workbench {
  folder: string
  connectionString: string
  database: Database
}

export async function withWorkbench(work: (place: Workbench) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(join(folder, 'database'))
  const connectionString = connectionUrl(postgres.connection)
  await prepareDatabase({ connectionString })
  const database = connect({ connectionString }, poolSize)
  try {
    await work({ folder, connectionString, database })
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
