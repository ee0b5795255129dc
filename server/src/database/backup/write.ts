import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../../kernel/file-store.ts'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { columnsIn, isBeforeBaseline, migrationsOf, nameIn, sequencesOf, tablesOf, type BackedUpTable } from './catalogue.ts'
import { withPatientClient } from './connection.ts'
import { encoded, formatVersion, type AppliedMigration, type Frame } from './format.ts'
import { mediaFrames } from './media.ts'

interface Source {
  connection: PoolConfig
  /** Undefined to leave them out. */
  files: FileStore | undefined
  /** The file to write. It must not exist. */
  file: string
  now?: Date
}

export interface BackupSummary {
  tables: number
  rows: number
  files: number
}

/** Writes all rows, as of one moment, and all stored files into one file. A server can be running meanwhile. */
export async function writeBackup({ connection, files, file, now = new Date() }: Source): Promise<BackupSummary> {
  if (existsSync(file)) throw new StartupProblem(`${file} already exists.`, 'Choose another file, or delete that one first.')
  const summary: BackupSummary = { tables: 0, rows: 0, files: 0 }
  const unfinished = `${file}.unfinished`
  // It has personal data and keys, so it is also deleted when Ctrl-C ends the process.
  const deleteUnfinished = () => rmSync(unfinished, { force: true })
  process.once('exit', deleteUnfinished)
  try {
    await withPatientClient(connection, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const migrations = await backedUpMigrations(client)
      const frames = counted(framesOf(client, { migrations, files, now }), summary)
      await pipeline(Readable.from(encoded(frames)), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    })
    await rename(unfinished, file)
  } finally {
    deleteUnfinished()
    process.off('exit', deleteUnfinished)
  }
  return summary
}

async function backedUpMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const migrations = await migrationsOf(client)
  if (!migrations || migrations.length === 0)
    throw new StartupProblem('This database has no data of Stoa.', 'Set STOA_DATA or DATABASE_URL as for the server.')
  if (isBeforeBaseline(migrations))
    throw new StartupProblem(
      'This database is from an early version of Stoa.',
      'Start this version once, which updates it, then back it up.',
    )
  return migrations
}

interface Contents {
  migrations: readonly AppliedMigration[]
  files: FileStore | undefined
  now: Date
}

/** Reads in the transaction that has begun, and commits it after the rows. */
async function* framesOf(client: pg.Client, { migrations, files, now }: Contents): AsyncGenerator<Frame> {
  yield { kind: 'backup', format: formatVersion, createdDate: now.toISOString(), migrations }
  for (const table of await tablesOf(client)) yield* rowsOf(client, table)
  await client.query('commit')
  for (const { name, value } of await sequencesOf(client)) yield { kind: 'sequence', name, value }
  if (files) yield* mediaFrames(files)
}

async function* rowsOf(client: pg.Client, table: BackedUpTable): AsyncGenerator<Frame> {
  yield { kind: 'table', ...table }
  // A table with partitions can only be copied by a query.
  const rows = client.query(copyTo(`copy (select ${columnsIn(table)} from ${nameIn(table)}) to stdout`))
  for await (const chunk of rows) yield chunk as Buffer
  yield { kind: 'rows', count: rows.rowCount }
}

async function* counted(frames: AsyncIterable<Frame>, summary: BackupSummary): AsyncGenerator<Frame> {
  for await (const frame of frames) {
    if (!Buffer.isBuffer(frame)) {
      if (frame.kind === 'table') summary.tables++
      if (frame.kind === 'rows') summary.rows += frame.count
      if (frame.kind === 'file') summary.files++
    }
    yield frame
  }
}
