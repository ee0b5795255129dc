import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { testBucket } from '../../../../../tests/support/s3.ts'
import { newContentKey, newUploadId } from '../content-key.ts'
import { bucketOf } from './bucket.ts'
import { s3Limits } from './limits.ts'
import { contentIn, findOpen, tailIn } from './open-upload.ts'
import { s3Store } from './s3-store.ts'

const mebibyte = 1024 * 1024
const part = 5 * mebibyte
const unavailable = { status: 503, code: 'SlowDown' }

async function makeStore(changes: Partial<typeof s3Limits> = {}) {
  const bucket = await testBucket()
  const folder = mkdtempSync(join(inject('scratch'), 's3-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = s3Store(bucket.settings, folder, { ...s3Limits, part, answerMs: 20_000, attempts: 1, ...changes })
  const incoming = join(folder, 'incoming')
  const waiting = (): string[] => (existsSync(incoming) ? readdirSync(incoming) : [])
  return { bucket, store, tus: await store.partialUploads.dataStore(), incoming, waiting }
}

type Made = Awaited<ReturnType<typeof makeStore>>

/** Each part is filled with a letter of its own. */
const lettered = (letters: string, rest = ''): Buffer =>
  Buffer.concat([...letters].map((letter) => Buffer.alloc(part, letter)).concat(Buffer.from(rest)))

async function begin({ tus }: Made, size: number | undefined): Promise<string> {
  const { Upload } = await import('@tus/server')
  const id = newUploadId()
  await tus.create(new Upload({ id, size, offset: 0 }))
  return id
}

const offsetOf = async ({ tus }: Made, id: string): Promise<number> => (await tus.getUpload(id)).offset

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
}

async function contentOf({ store }: Made, id: string): Promise<Buffer> {
  const key = newContentKey(crypto.randomUUID())
  await store.partialUploads.keep(id, key)
  return buffer((await store.read(key))!)
}

/** Sends the rest of a file, as a client does that asks how much has arrived. */
async function finish(made: Made, id: string, bytes: Buffer): Promise<number> {
  const offset = await offsetOf(made, id)
  await made.tus.write(Readable.from(inChunks(bytes.subarray(offset))), id, offset)
  return offset
}

describe('an upload in parts has the bytes that were sent', () => {
  test.each([1, 2, 4])('if part %i of one request isn’t stored at first', async (failing) => {
    const made = await makeStore()
    const bytes = lettered('ABCDE', 'end')
    const id = await begin(made, bytes.length)
    let sent = 0
    made.bucket.fail = async (request) => {
      if (request !== 'PUT uploadId' || ++sent !== failing) return undefined
      // An answer that comes late gives parts behind it the time to arrive.
      await setTimeout(200)
      return unavailable
    }
    await expect(made.tus.write(Readable.from(inChunks(bytes)), id, 0)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect([await finish(made, id, bytes), made.waiting()]).toEqual([(failing - 1) * part, []])
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test.each([
    ['that is behind a missing one', { number: 3, size: part }],
    ['that isn’t whole', { number: 2, size: 1000 }],
  ])('if the bucket has a part %s', async (_title, { number, size }) => {
    const made = await makeStore()
    const bytes = lettered('ABCD')
    const id = await begin(made, bytes.length)
    await made.tus.write(Readable.from(inChunks(bytes.subarray(0, part))), id, 0)
    const folder = `uploads/${id}`
    const { info } = (await findOpen(bucketOf(made.bucket.settings), folder))!
    const url = `${made.bucket.settings.s3Endpoint}/shop-files/${contentIn(folder)}?partNumber=${number}&uploadId=${info.multipartId}`
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(size) })).status).toBe(200)
    expect(await finish(made, id, bytes)).toBe(part)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test('if two processes send it at once', async () => {
    const made = await makeStore()
    const bytes = lettered('ABC', 'end')
    const id = await begin(made, bytes.length)
    const send = () => made.tus.write(Readable.from(inChunks(bytes.subarray(0, 2 * part + 9))), id, 0)
    await Promise.all([send(), send()])
    expect(await finish(made, id, bytes)).toBe(2 * part + 9)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test('if the sender is cut off twice in a part: what had arrived stays', async () => {
    const made = await makeStore()
    const bytes = lettered('AB', 'end')
    const id = await begin(made, bytes.length)
    for (const [from, to] of [
      [0, 1000],
      [1000, part + 2000],
    ] as const) {
      async function* cut(): AsyncGenerator<Buffer> {
        yield* inChunks(bytes.subarray(from, to))
        throw new Error('the sender is gone')
      }
      await expect(made.tus.write(Readable.from(cut()), id, from)).rejects.toThrow('the sender is gone')
      expect([await offsetOf(made, id), made.waiting()]).toEqual([to, []])
    }
    await finish(made, id, bytes)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test('if another process changes the beginning of a part between two requests to the bucket', async () => {
    const made = await makeStore()
    const bytes = lettered('A', 'end')
    const id = await begin(made, bytes.length)
    await made.tus.write(Readable.from(inChunks(bytes.subarray(0, 1000))), id, 0)
    const tail = `${made.bucket.settings.s3Endpoint}/shop-files/${tailIn(`uploads/${id}`, 1)}`
    const put = (length: number) => fetch(tail, { method: 'PUT', body: new Uint8Array(bytes.subarray(0, length)) })
    for (const length of [900, 1100]) {
      await put(1000)
      let reads = 0
      made.bucket.fail = async (request) => {
        // The first reads the description of the upload.
        if (request === 'GET' && ++reads === 2) await put(length)
        return undefined
      }
      const sending = made.tus.write(Readable.from(inChunks(bytes.subarray(1000, 3000))), id, 1000)
      if (length < 1000) await expect(sending).rejects.toThrow('Another process')
      else expect(await sending).toBe(3000)
    }
    made.bucket.fail = () => undefined
    await finish(made, id, bytes)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test('if the answer to the joining of its parts was lost', async () => {
    const made = await makeStore({ attempts: 2 })
    const bytes = lettered('A', 'end')
    const id = await begin(made, bytes.length)
    made.bucket.cut = (request) => (request === 'POST uploadId' ? 0 : undefined)
    await made.tus.write(Readable.from(inChunks(bytes)), id, 0)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })

  test.each([0, 3, part, part + 3])('if its length of %i is known at its end', async (length) => {
    const made = await makeStore()
    const bytes = lettered('AB').subarray(0, length)
    const id = await begin(made, undefined)
    await made.tus.write(Readable.from(inChunks(bytes)), id, 0)
    await made.tus.declareUploadLength(id, length)
    await finish(made, id, bytes)
    expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  })
})

test('an upload is only missing if the bucket says so', async () => {
  const made = await makeStore()
  const bytes = lettered('A', 'end')
  const id = await begin(made, bytes.length)
  await made.tus.write(Readable.from(inChunks(bytes)), id, 0)
  const key = newContentKey(crypto.randomUUID())
  const { partialUploads } = made.store
  for (const failing of ['GET', 'GET uploadId', 'HEAD']) {
    made.bucket.fail = (request) => (request === failing ? unavailable : undefined)
    for (const attempt of [() => made.tus.getUpload(id), () => partialUploads.read(id), () => partialUploads.keep(id, key)])
      await expect(attempt(), failing).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  }
  made.bucket.fail = () => undefined
  expect((await contentOf(made, id)).equals(bytes)).toBe(true)
  await expect(made.tus.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
  await expect(made.tus.remove(id)).rejects.toMatchObject({ status_code: 404 })
})

describe('senders that stand still', () => {
  test('keep no other upload waiting, and leave nothing on this machine', async () => {
    const made = await makeStore({ sendsAtOnce: 1 })
    const bytes = lettered('A', 'end')
    const slow = Array.from({ length: 20 }, () => new PassThrough())
    const id = await begin(made, bytes.length)
    const started = slow.map((source, index) =>
      index % 2 ? made.store.write(newContentKey(crypto.randomUUID()), source) : made.tus.write(source, id, 0),
    )
    for (const source of slow) source.write(bytes.subarray(0, 1000))
    await expect.poll(() => made.waiting().length, { timeout: 5_000 }).toBe(20)
    const key = newContentKey(crypto.randomUUID())
    expect(await made.store.write(key, inChunks(bytes))).toBe(bytes.length)
    for (const source of slow) source.destroy(new Error('the sender is gone'))
    const outcomes = await Promise.allSettled(started)
    expect([outcomes.every(({ status }) => status === 'rejected'), made.waiting()]).toEqual([true, []])
  })

  test('and fast ones are sent a few at a time, and each part again if the bucket was busy', async () => {
    const made = await makeStore({ sendsAtOnce: 2, attempts: 3 })
    const bytes = lettered('A', 'end')
    const gate = Promise.withResolvers<void>()
    const counts: number[] = []
    let sending = 0
    let refused = 0
    made.bucket.fail = async (request) => {
      if (request !== 'PUT uploadId') return undefined
      counts.push(++sending)
      await gate.promise
      sending--
      return refused++ === 0 ? unavailable : undefined
    }
    const keys = Array.from({ length: 6 }, () => newContentKey(crypto.randomUUID()))
    const writes = Promise.all(keys.map((key) => made.store.write(key, inChunks(bytes))))
    const collected = () => made.waiting().filter((name) => statSync(join(made.incoming, name)).size === part).length
    await expect.poll(() => [collected(), sending], { timeout: 5_000, interval: 10 }).toEqual([6, 2])
    gate.resolve()
    await writes
    expect([counts.length, Math.max(...counts)]).toEqual([13, 2])
    for (const key of keys) expect(await made.store.sizeOf(key)).toBe(bytes.length)
  })
})
