import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startBucket, type TestBucket } from '../../../../tests/support/s3.ts'
import type { FileStore } from '../../kernel/file-store.ts'
import { newContentKey, newUploadId } from './content-key.ts'
import { diskStore } from './disk-store.ts'
import { s3Limits } from './s3/limits.ts'
import { s3Store } from './s3/s3-store.ts'
import { withSample } from './with-sample.ts'

const mebibyte = 1024 * 1024
const siteId = crypto.randomUUID()
/** Small ones, so that a few megabytes take the paths of gigabytes. */
const limits = { ...s3Limits, part: 5 * mebibyte, copyPart: 6 * mebibyte, answerMs: 20_000 }

let bucket: TestBucket & { stop(): Promise<void> }
const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(inject('scratch'), 'files-'))
  folders.push(folder)
  return folder
}
beforeAll(async () => {
  bucket = await startBucket('sites/shop/')
})
afterAll(async () => {
  await bucket.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Each promise of the interface is kept by each store. */
const stores: [string, (folder: string) => FileStore][] = [
  ['on disk', diskStore],
  ['in S3', (folder) => s3Store(bucket.settings, folder, limits)],
]

async function* chunksOf(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const bytesOf = (length: number): Buffer => Buffer.alloc(length, Buffer.from(Array.from({ length: 251 }, (_, index) => index)))

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function keysIn(store: FileStore): Promise<string[]> {
  return (await all(store.list())).map(({ key }) => key).toSorted()
}

async function uploadsIn(store: FileStore): Promise<string[]> {
  return (await all(store.partialUploads.list())).map(({ uploadId }) => uploadId)
}

/** Creates an upload, and sends the beginning of its bytes. */
async function begin(store: FileStore, bytes: Buffer, sent = bytes.length): Promise<string> {
  const { Upload } = await import('@tus/server')
  const uploadId = newUploadId()
  const tus = await store.partialUploads.dataStore()
  await tus.create(new Upload({ id: uploadId, size: bytes.length, offset: 0, metadata: { filename: 'jug.zip' } }))
  if (sent > 0) await tus.write(Readable.from(chunksOf(bytes.subarray(0, sent))), uploadId, 0)
  return uploadId
}

describe.each(stores)('a store %s', (_title, open) => {
  test.each([0, 1, 5 * mebibyte, 5 * mebibyte + 1, 11 * mebibyte])('keeps %i bytes, reads them and parts of them', async (length) => {
    const store = open(newFolder())
    const key = newContentKey(siteId)
    const bytes = bytesOf(length)
    expect(await store.write(key, chunksOf(bytes))).toBe(length)
    expect(await store.sizeOf(key)).toBe(length)
    expect((await buffer((await store.read(key))!)).equals(bytes)).toBe(true)
    const span = { start: 1, end: 9 }
    expect(await buffer((await store.read(key, span))!)).toEqual(bytes.subarray(1, 10))
    expect(await keysIn(store)).toContain(key)
    await store.delete([key])
  })

  test('has nothing under other keys, and refuses what isn’t one', async () => {
    const store = open(newFolder())
    const key = newContentKey(siteId)
    expect([await store.read(key), await store.sizeOf(key), await store.withLocalFile(key, async () => 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await store.delete([key])
    for (const name of ['../secret', 'originals/../../etc/passwd', '/etc/passwd', `originals/zz/${'zz'.repeat(32)}`, ''])
      for (const attempt of [
        async () => store.write(name, chunksOf(Buffer.from('x'))),
        async () => store.read(name),
        async () => store.delete([name]),
      ])
        await expect(attempt()).rejects.toThrow('isn’t a content key')
  })

  test.each([0, 100, 11 * mebibyte])('stores nothing if the source fails after %i bytes', async (length) => {
    const folder = newFolder()
    const store = open(folder)
    const key = newContentKey(siteId)
    async function* failing(): AsyncGenerator<Buffer> {
      yield* chunksOf(bytesOf(length))
      throw new Error('the sender is gone')
    }
    await expect(store.write(key, failing())).rejects.toThrow('the sender is gone')
    expect(await store.sizeOf(key)).toBeUndefined()
    expect(await keysIn(store)).not.toContain(key)
    expect(bucket.unfinished()).toEqual([])
    const incoming = join(folder, 'incoming')
    expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
  })

  test('deletes many keys, and lists the others, by kind and size', async () => {
    const store = open(newFolder())
    const keys = Array.from({ length: 30 }, (_, index) => newContentKey(siteId, index % 2 ? 'derived' : 'originals'))
    await Promise.all(keys.map((key) => store.write(key, chunksOf(Buffer.from('bytes')))))
    const { size, modifiedDate } = (await all(store.list())).find(({ key }) => key === keys[29])!
    expect([size, Math.abs(modifiedDate.getTime() - Date.now()) < 60_000]).toEqual([5, true])
    await store.delete(keys.slice(0, 29))
    await store.delete([])
    expect(await keysIn(store)).toEqual([keys[29]])
    await store.delete([keys[29]!])
  })

  test('lends a file of this machine, and takes it back', async () => {
    const folder = newFolder()
    const store = open(folder)
    const key = newContentKey(siteId)
    await store.write(key, chunksOf(Buffer.from('bytes')))
    expect(await store.withLocalFile(key, async (path) => readFileSync(path, 'utf8'))).toBe('bytes')
    await expect(store.withLocalFile(key, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
    expect(existsSync(join(folder, 'incoming')) ? readdirSync(join(folder, 'incoming')) : []).toEqual([])
    expect(await store.sizeOf(key)).toBe(5)
    await store.delete([key])
  })

  test.each([1000, 6 * mebibyte, 11 * mebibyte])('keeps an upload in parts of %i bytes', async (length) => {
    const folder = newFolder()
    const store = open(folder)
    const bytes = bytesOf(length)
    const key = newContentKey(siteId)
    const uploadId = await begin(store, bytes, Math.floor(length * 0.6))
    expect(await uploadsIn(store)).toEqual([uploadId])
    const again = await open(folder).partialUploads.dataStore()
    const tus = store.partialUploads
    const { offset } = await again.getUpload(uploadId)
    expect(offset).toBe(Math.floor(length * 0.6))
    await again.write(Readable.from(chunksOf(bytes.subarray(offset))), uploadId, offset)
    expect(await buffer((await tus.read(uploadId, { start: 0, end: 9 }))!)).toEqual(bytes.subarray(0, 10))
    expect(await tus.keep(uploadId, key)).toBe(length)
    expect((await buffer((await store.read(key))!)).equals(bytes)).toBe(true)
    expect([await tus.keep(uploadId, key), await tus.read(uploadId), await uploadsIn(store), bucket.unfinished()]).toEqual([
      undefined,
      undefined,
      [],
      [],
    ])
    await store.delete([key])
  })

  test('gives kept parts a new date, so that they are not taken for orphans', async () => {
    const store = open(newFolder())
    const key = newContentKey(siteId)
    const uploadId = await begin(store, Buffer.from('parts'))
    const before = Date.now() - 2000
    await store.partialUploads.keep(uploadId, key)
    const [kept] = await all(store.list())
    expect(kept!.modifiedDate.getTime()).toBeGreaterThan(before)
    await store.delete([key])
  })

  test.each([0, 3, 6 * mebibyte])('deletes an upload in parts of which %i bytes arrived', async (sent) => {
    const store = open(newFolder())
    const uploadId = await begin(store, bytesOf(8 * mebibyte), sent)
    await store.partialUploads.delete(uploadId)
    await store.partialUploads.delete(uploadId)
    expect([await uploadsIn(store), bucket.unfinished()]).toEqual([[], []])
    await expect((async () => store.partialUploads.read('../secret'))()).rejects.toThrow('isn’t the ID of an upload')
  })
})

describe('a store with the files of the sample shop', () => {
  const store = () => withSample(diskStore(newFolder()), async (id) => (id === 'jug' ? Buffer.from('a jug') : undefined))

  test('reads and lends them, and can’t change them', async () => {
    const shop = store()
    expect(await buffer((await shop.read('sample/jug', { start: 2, end: 4 }))!)).toEqual(Buffer.from('jug'))
    expect([await shop.sizeOf('sample/jug'), await shop.sizeOf('sample/cup')]).toEqual([5, undefined])
    const [lent, text] = (await shop.withLocalFile('sample/jug', async (path) => [path, readFileSync(path, 'utf8')] as const))!
    expect([text, existsSync(lent)]).toEqual(['a jug', false])
    expect(await shop.withLocalFile('sample/cup', async () => 1)).toBeUndefined()
    await expect(shop.write('sample/jug', chunksOf(Buffer.from('x')))).rejects.toThrow('can’t be written')
    await shop.delete(['sample/jug'])
    expect(await shop.sizeOf('sample/jug')).toBe(5)
  })
})
