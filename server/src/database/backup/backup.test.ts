import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../../tests/support/own-database.ts'
import { testBucket } from '../../../../tests/support/s3.ts'
import { diskStore, s3Store } from '../../content/file-store/index.ts'
import { newContentKey } from '../../content/file-store/public.ts'
import { s3Limits } from '../../content/file-store/s3/limits.ts'
import type { Settings } from '../../kernel/settings.ts'
import { seedSite } from '../../seed/seed-site.ts'
import { createServerApp, createServices, prepareDatabase } from '../../start.ts'
import { connect } from '../connect.ts'
import { nameIn, tablesOf } from './catalogue.ts'
import { DamagedBackup, decoded, encoded, type Frame } from './format.ts'
import { mediaFrames } from './media.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const media = `originals/ab/${'ab'.repeat(32)}`
const derived = `derived/${randomUUID()}/ab/${'ab'.repeat(32)}`

/** A shop with rows of every kind of value, in a database of its own. */
async function filledDatabase() {
  const { connectionString, client } = await newDatabase()
  await prepareDatabase({ connectionString })
  const database = connect({ connectionString }, 2)
  onTestFinished(() => database.close())
  const siteId = randomUUID()
  const settings = { siteId, clientId: randomUUID(), redirectUris: [], baseUrl: 'http://127.0.0.1:4400', ownerEmail: 'o@shop.example' }
  await seedSite(database, settings as unknown as Settings, { ownerPassword: 'a long enough password' })
  await client.query(`create sequence spare_numbers start 7; select nextval('spare_numbers')`)
  await client.query(`update sites set settings = settings || $1`, [JSON.stringify({ note: 'tab\tline\nback\\slash "quoted" ü € 👋 \\N' })])
  return { connectionString, client, siteId, settings: settings as unknown as Settings }
}

const newFolder = (): string => mkdtempSync(join(inject('scratch'), 'backup-'))

/** The rows of each table, as text. */
async function contentsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${nameIn(table)} t order by 1`)
    contents[table.name] = rows.map(({ row }) => row)
  }
  return contents
}

/** What was made of a file of the shop, and a content that it had before. Returns their keys. */
async function withHistory({ client, siteId }: { client: pg.Client; siteId: string }, dataFolder: string): Promise<string[]> {
  const keys = { asset: newContentKey(siteId, 'derived'), version: newContentKey(siteId) }
  const { rows } = await client.query<{ id: string }>('select id from files order by id limit 1')
  const row = [siteId, rows[0]!.id]
  await client.query(
    `insert into file_assets (site_id, file_id, asset_key, content_key, mime_type, size_bytes) values ($1, $2, 'poster', $3, 'image/jpeg', 6)`,
    [...row, keys.asset],
  )
  await client.query(
    `insert into file_versions (site_id, file_id, version, created_date, content_key, mime_type, size_bytes)
     values ($1, $2, 1, now(), $3, 'image/jpeg', 700000)`,
    [...row, keys.version],
  )
  const files = diskStore(join(dataFolder, 'media'))
  await files.write(keys.asset, Readable.from([Buffer.from('poster')]))
  await files.write(keys.version, Readable.from([randomBytes(700_000)]))
  return Object.values(keys)
}

async function backedUp() {
  const source = await filledDatabase()
  const dataFolder = newFolder()
  const keys = await withHistory(source, dataFolder)
  mkdirSync(join(dataFolder, 'media/originals/ab'), { recursive: true })
  writeFileSync(join(dataFolder, 'media', media), Buffer.alloc(700_000, 'picture'))
  const file = join(newFolder(), 'shop.backup')
  const written = await writeBackup({
    connection: { connectionString: source.connectionString },
    files: diskStore(join(dataFolder, 'media')),
    file,
  })
  return { ...source, dataFolder, file, written, keys: [media, ...keys] }
}

interface Empty {
  connectionString: string
  client: pg.Client
}

async function restoring(file: string, { connectionString }: Empty, dataFolder = newFolder()): Promise<void> {
  const connection = { connectionString }
  await restoreBackup({
    connection,
    files: diskStore(join(dataFolder, 'media')),
    file,
    migrate: (migrations) => prepareDatabase(connection, { migrations }),
  })
}

describe('a backup', () => {
  test('restored into an empty database has the same rows table by table, the same files with their assets and versions, and the shop works', async () => {
    const { client, file, written, dataFolder, siteId, settings, keys } = await backedUp()
    const before = await contentsOf(client)
    expect(written.rows).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0))
    expect(written).toMatchObject({ tables: Object.keys(before).length, files: 3 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const target = await newDatabase()
    await target.client.query('create sequence spare_numbers')
    const folder = newFolder()
    await restoring(file, target, folder)
    expect(await contentsOf(target.client)).toEqual(before)
    expect(before.products!.length).toBeGreaterThan(30)
    expect((await target.client.query(`select nextval('spare_numbers')::int as next`)).rows).toEqual([{ next: 8 }])
    for (const key of keys) expect(readFileSync(join(folder, 'media', key))).toEqual(readFileSync(join(dataFolder, 'media', key)))
    await prepareDatabase({ connectionString: target.connectionString })
    const database = connect({ connectionString: target.connectionString }, 2)
    onTestFinished(() => database.close())
    const app = createServerApp(createServices({ ...settings, dataFolder: folder, rateLimits: 'off', outboundNetworks: [] }, database))
    const { status, body } = await app.call('catalogue.queryProducts', { kind: 'visitor', siteId, id: randomUUID() }, {})
    expect([status, (body as { products: unknown[] }).products.length > 30]).toEqual([200, true])
  })

  test('shows one moment, whatever is written meanwhile; files of a bucket are restored on a disk', async () => {
    const { connectionString, client } = await filledDatabase()
    const file = join(newFolder(), 'shop.backup')
    const { settings } = await testBucket('shop/')
    const files = s3Store(settings, newFolder())
    await files.write(media, Readable.from([Buffer.from('picture')]))
    await files.write(derived, Readable.from([Buffer.from('poster')]))
    const before = await contentsOf(client)
    const backup = writeBackup({ connection: { connectionString }, files, file })
    for (let n = 0; n < 20; n++)
      await client.query(
        `update sites set settings = settings || '{"note": ${n}}'; delete from variants where ctid in (select ctid from variants limit 1)`,
      )
    await backup
    const target = await newDatabase()
    await target.client.query('create sequence spare_numbers')
    const folder = newFolder()
    mkdirSync(join(folder, 'media/originals/ab'), { recursive: true })
    writeFileSync(join(folder, 'media', media), 'is here already')
    await restoring(file, target, folder)
    expect([media, derived].map((key) => readFileSync(join(folder, 'media', key), 'utf8'))).toEqual(['is here already', 'poster'])
    const after = await contentsOf(target.client)
    const deleted = before.variants!.length - after.variants!.length
    const { note } = (JSON.parse(after.sites![0]!) as { settings: { note: unknown } }).settings
    expect(deleted === 0 ? -1 : deleted - 1).toBe(typeof note === 'number' ? note : -1)
  })

  test('leaves out a media file that is deleted meanwhile', async () => {
    const dataFolder = newFolder()
    const paths = ['aa', 'ab'].map((name) => `originals/${name}/${name.repeat(32)}`)
    for (const path of paths) {
      mkdirSync(join(dataFolder, 'media', path, '..'), { recursive: true })
      writeFileSync(join(dataFolder, 'media', path), 'picture')
    }
    const frames = mediaFrames(diskStore(join(dataFolder, 'media')))
    const first = (await frames.next()).value as { path: string }
    rmSync(
      join(
        dataFolder,
        'media',
        paths.find((path) => path !== first.path)!,
      ),
    )
    expect(await collect(frames)).toEqual([Buffer.from('picture'), { kind: 'fileEnd' }])
  })

  test('goes on where the store stopped sending a file, and ends if that happens again and again', async () => {
    const bucket = await testBucket('shop/')
    const files = s3Store(bucket.settings, newFolder(), { ...s3Limits, attempts: 1 })
    const content = randomBytes(300_000)
    await files.write(media, Readable.from([content]))
    const answers = [100_000, 503, 0, 150_000]
    bucket.fail = (request) => {
      if (request !== 'GET' || answers[0] !== 503) return undefined
      answers.shift()
      return { status: 503, code: 'SlowDown' }
    }
    bucket.cut = (request) => (request === 'GET' ? answers.shift() : undefined)
    const frames = await collect(mediaFrames(files, 1))
    expect(Buffer.concat(frames.filter(Buffer.isBuffer)).equals(content)).toBe(true)
    expect(frames.filter((frame) => !Buffer.isBuffer(frame))).toEqual([{ kind: 'file', path: media }, { kind: 'fileEnd' }])
    expect(answers).toEqual([])
    bucket.cut = (request) => (request === 'GET' ? 0 : undefined)
    await expect(collect(mediaFrames(files, 1))).rejects.toThrow('aborted')
    bucket.cut = () => undefined
    bucket.fail = (request) => (request === 'GET' ? { status: 503, code: 'SlowDown' } : undefined)
    await expect(collect(mediaFrames(files, 1))).rejects.toThrow('SlowDown')
  })

  test('isn’t written over a file, and a failed one leaves none', async () => {
    const { connectionString } = await newDatabase()
    const folder = newFolder()
    const file = join(folder, 'shop.backup')
    const backup = () => writeBackup({ connection: { connectionString }, files: diskStore(folder), file })
    await expect(backup()).rejects.toThrow('This database has no data of Stoa.')
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(file, 'kept')
    await expect(backup()).rejects.toThrow('already exists')
    expect(readFileSync(file, 'utf8')).toBe('kept')
  })
})

describe('refused, with nothing written', () => {
  let file: string
  let bytes: Buffer
  beforeAll(async () => {
    file = join(newFolder(), 'shop.backup')
    await writeBackup({ connection: { connectionString: inject('database') }, files: diskStore(newFolder()), file })
    bytes = readFileSync(file)
  })

  test.each<[string, () => Buffer, string]>([
    ['truncated', () => bytes.subarray(0, bytes.length - 20), 'isn’t a complete, unchanged backup'],
    ['truncated early', () => bytes.subarray(0, 100), 'isn’t a complete, unchanged backup'],
    ['empty', () => Buffer.alloc(0), 'isn’t a complete, unchanged backup'],
    ['another file', () => Buffer.from('site_id,id\n1,2\n'), 'isn’t a complete, unchanged backup'],
    [
      'changed',
      () => Buffer.from(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))),
      'isn’t a complete, unchanged backup',
    ],
    ['extended', () => Buffer.concat([bytes, Buffer.from('more')]), 'isn’t a complete, unchanged backup'],
  ])('a file that was %s', async (_how, made, reason) => {
    const damaged = join(newFolder(), 'damaged.backup')
    writeFileSync(damaged, made())
    const target = await newDatabase()
    const folder = newFolder()
    await expect(restoring(damaged, target, folder)).rejects.toThrow(reason)
    expect(await tablesOf(target.client)).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test('a file that isn’t there', async () => {
    await expect(restoring(join(newFolder(), 'none'), await newDatabase())).rejects.toThrow('ENOENT')
  })

  test('a database with data', async () => {
    const target = await filledDatabase()
    const before = await contentsOf(target.client)
    await expect(restoring(file, target)).rejects.toThrow('The database already has data (in ')
    expect(await contentsOf(target.client)).toEqual(before)
  })

  test('a backup of a newer version of Stoa, by the name of its migration', async () => {
    const newer = join(newFolder(), 'newer.backup')
    const frames: Frame[] = [
      { kind: 'backup', format: 1, createdDate: '2026-11-24T00:00:00Z', migrations: [{ name: '9999_later.sql', checksum: 'x' }] },
    ]
    writeFileSync(newer, await zipped(frames))
    await expect(restoring(newer, await newDatabase())).rejects.toThrow('9999_later.sql')
    writeFileSync(newer, await zipped([{ ...frames[0]!, format: 2 } as Frame]))
    await expect(restoring(newer, await newDatabase())).rejects.toThrow('has the format 2')
  })
})

describe('the format', () => {
  const frames: Frame[] = [{ kind: 'file', path: 'a' }, Buffer.alloc(700_000, 'x'), { kind: 'fileEnd' }]
  const bytesOf = async (list: readonly Frame[]) => Buffer.concat(await collect(encoded(toAsync(list))))
  const decode = async (...chunks: Buffer[]) => collect(decoded(toAsync(chunks)))

  test('has the same entries and data, however it arrives', async () => {
    const bytes = await bytesOf(frames)
    const chunks = Array.from({ length: Math.ceil(bytes.length / 4099) }, (_, at) => bytes.subarray(at * 4099, at * 4099 + 4099))
    for (const read of [await decode(bytes), await decode(...chunks)]) {
      expect(read.filter((frame) => !Buffer.isBuffer(frame)).map((frame) => 'kind' in frame && frame.kind)).toEqual([
        'file',
        'fileEnd',
        'end',
      ])
      expect(Buffer.concat(read.filter(Buffer.isBuffer))).toEqual(frames[1])
    }
  })

  test('every changed or missing byte is noticed', async () => {
    const bytes = await bytesOf([{ kind: 'table', name: 'a', columns: ['b'] }, Buffer.from('1\n'), { kind: 'rows', count: 1 }])
    for (let at = 0; at < bytes.length; at++) {
      await expect(decode(Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))))).rejects.toBeInstanceOf(DamagedBackup)
      await expect(decode(bytes.subarray(0, at))).rejects.toBeInstanceOf(DamagedBackup)
    }
  })
})

const zipped = async (frames: readonly Frame[]): Promise<Buffer> => gzipSync(Buffer.concat(await collect(encoded(toAsync(frames)))))

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function* toAsync<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}
