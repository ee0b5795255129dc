import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg, { type PoolConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../../kernel/file-store.ts'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { readMigrations, type Migration } from '../migration-files.ts'
import { columnsIn, nameIn, tablesWithRows } from './catalogue.ts'
import { withPatientClient } from './connection.ts'
import { DamagedBackup, decoded, formatVersion, type Entry, type Frame } from './format.ts'

interface Target {
  connection: PoolConfig
  /** Where its files are stored. */
  files: FileStore
  file: string
  /** Creates the tables of these migrations. */
  migrate(migrations: readonly Migration[]): Promise<void>
}

/** Loads a backup into an empty database, in one transaction: the tables as they were when it was written, so that later migrations change its rows too.
 *  The file is read twice: nothing is written before all of it was checked. Webhooks are disabled, because the site that
 *  was backed up may still send the same events. Returns how many. */
export async function restoreBackup({ connection, files, file, migrate }: Target): Promise<{ webhooks: number }> {
  const migrations = migrationsFor(await checkedHeader(file))
  return withPatientClient(connection, async (client) => {
    await refuseFilled(client)
    await migrate(migrations)
    await client.query('begin')
    const frames = framesIn(file)
    for (let entry = await nextEntry(frames); entry.kind !== 'end'; entry = await nextEntry(frames))
      await restoreEntry(client, entry, { frames, files })
    const webhooks = await disableWebhooks(client)
    await client.query('commit')
    await client.query('analyze')
    return { webhooks }
  })
}

async function disableWebhooks(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('webhooks') is not null as exists`)
  // A backup of an earlier version has none.
  if (!rows[0]!.exists) return 0
  return (await client.query('update webhooks set enabled = false where enabled')).rowCount ?? 0
}

type Frames = AsyncGenerator<Frame>

function framesIn(file: string): Frames {
  const content = createGunzip()
  // An error of either stream is thrown where the content is read.
  pipeline(createReadStream(file), content).catch(() => {})
  return decoded(content as AsyncIterable<Buffer>)
}

type Header = Extract<Entry, { kind: 'backup' }>

/** Reads a backup to its end. */
async function checkedHeader(file: string): Promise<Header> {
  let header: Frame | undefined
  try {
    for await (const frame of framesIn(file)) header ??= frame
  } catch (cause) {
    throw unreadableProblem(file, cause as NodeJS.ErrnoException)
  }
  if (header === undefined || Buffer.isBuffer(header) || header.kind !== 'backup')
    throw unreadableProblem(file, new DamagedBackup('it has no beginning'))
  if (header.format !== formatVersion)
    throw new StartupProblem(
      `${file} has the format ${header.format}, which this version of Stoa can’t read.`,
      'Restore it with the version that wrote it, or a later one.',
    )
  return header
}

function unreadableProblem(file: string, cause: NodeJS.ErrnoException): StartupProblem {
  const isDamaged = cause instanceof DamagedBackup || cause.code?.startsWith('Z_')
  if (!isDamaged) return new StartupProblem(`Could not read ${file} (${cause.code ?? cause.message}).`, 'Check its path and permissions.')
  return new StartupProblem(
    `${file} isn’t a complete, unchanged backup of Stoa: ${cause.message}.`,
    'Use another backup. Nothing was restored.',
  )
}

function migrationsFor({ migrations }: Header): Migration[] {
  const known = readMigrations()
  return migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name)
    if (!migration || migration.checksum !== checksum)
      throw new StartupProblem(
        `The backup is from another version of Stoa: it has ${migration ? 'a different' : 'the'} migration ${name}.`,
        'Restore it with the version that wrote it, or a later one.',
      )
    return migration
  })
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const [table] = await tablesWithRows(client)
  if (table === undefined) return
  throw new StartupProblem(
    `The database already has data (in ${table}). A backup is restored into an empty one.`,
    'Set STOA_DATA to a new folder, or DATABASE_URL to a new database.',
  )
}

interface Reading {
  frames: Frames
  files: FileStore
}

async function restoreEntry(client: pg.Client, entry: Entry, { frames, files }: Reading): Promise<void> {
  if (entry.kind === 'table') {
    const rows = client.query(copyFrom(`copy ${nameIn(entry)} (${columnsIn(entry)}) from stdin`))
    const until = dataUntil(frames)
    await pipeline(Readable.from(until.data), rows)
    if (until.end?.kind !== 'rows' || until.end.count !== rows.rowCount) throw new DamagedBackup(`rows of ${entry.name} are missing`)
  }
  if (entry.kind === 'sequence') await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(entry.name), entry.value])
  if (entry.kind === 'file') await restoreFile(files, entry.path, dataUntil(frames).data)
}

/** What is stored already, as in a bucket that the backed-up site used, has the same content. */
async function restoreFile(files: FileStore, key: string, data: AsyncIterable<Buffer>): Promise<void> {
  if ((await files.sizeOf(key)) === undefined) await files.write(key, data)
  else for await (const _ of data);
}

/** The data before the next entry, which is known when all of it was read. */
function dataUntil(frames: Frames): { data: AsyncIterable<Buffer>; end?: Entry } {
  const read: { data: AsyncIterable<Buffer>; end?: Entry } = { data: parts() }
  async function* parts(): AsyncGenerator<Buffer> {
    for (let next = await frames.next(); !next.done; next = await frames.next()) {
      if (Buffer.isBuffer(next.value)) yield next.value
      else return void (read.end = next.value)
    }
  }
  return read
}

async function nextEntry(frames: Frames): Promise<Entry> {
  const { value } = await frames.next()
  if (value === undefined || Buffer.isBuffer(value)) throw new DamagedBackup('it has no such part')
  return value as Entry
}
