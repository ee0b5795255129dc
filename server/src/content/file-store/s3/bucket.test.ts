import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../../../tests/support/free-port.ts'
import { testBucket } from '../../../../../tests/support/s3.ts'
import { newContentKey } from '../content-key.ts'
import { bucketOf } from './bucket.ts'
import { checkBucket } from './check-bucket.ts'
import { s3Limits } from './limits.ts'
import { sizeOfObject } from './objects.ts'
import { s3Store } from './s3-store.ts'

const folder = (): string => join(inject('scratch'), 'no-files')

/** The settings of a bucket that answers like this. */
async function settingsOf(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { settings } = await testBucket()
  return { ...settings, s3Endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const quick = { ...s3Limits, answerMs: 50, transferMs: 50, stallMs: 50 }

test('a bucket that doesn’t answer is given up', async () => {
  const store = s3Store(await settingsOf(() => {}), folder(), quick)
  const key = newContentKey(crypto.randomUUID())
  const attempts = [
    () => store.read(key),
    () => store.sizeOf(key),
    () => store.write(key, [Buffer.from('bytes')]),
    () => store.delete([key]),
    () => store.partialUploads.read('a'.repeat(64)),
  ]
  await Promise.all(attempts.map((attempt) => expect(attempt()).rejects.toMatchObject({ code: 'ETIMEDOUT' })))
})

test('only requests with bytes may take long', () => {
  const { attempts, answerMs, transferMs } = s3Limits
  expect([attempts * answerMs, attempts * transferMs]).toEqual([15_000, 360_000])
})

test('a bucket that stops in the middle of a file is given up, a reader that pauses isn’t', async () => {
  const bytes = Buffer.alloc(1_000_000, 'bytes')
  let sent = bytes.length
  const settings = await settingsOf((_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length })
    response.write(bytes.subarray(0, sent))
  })
  const store = s3Store(settings, folder(), quick)
  const key = newContentKey(crypto.randomUUID())
  const content = (await store.read(key))!
  await once(content, 'readable')
  await new Promise((resolve) => setTimeout(resolve, 4 * quick.stallMs))
  expect((await buffer(content)).equals(bytes)).toBe(true)
  sent = 10
  await expect(buffer((await store.read(key))!)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a connection that isn’t established in time is one to a bucket that can’t be reached', async () => {
  const bucket = bucketOf((await testBucket()).settings, quick)
  const { client } = await bucket.open()
  // As the SDK throws it.
  client.middlewareStack.add(() => () => Promise.reject(Object.assign(new Error('no connection'), { name: 'TimeoutError' })), {
    step: 'finalizeRequest',
    priority: 'low',
  })
  await expect(sizeOfObject(bucket, 'key')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('settings that can’t be right stop the start, with the variables to check', async () => {
  const bucket = await testBucket()
  await checkBucket(bucket.settings)
  await expect(checkBucket({ ...bucket.settings, s3Bucket: 'another-bucket' })).rejects.toMatchObject({
    message: 'The bucket another-bucket can’t be used (status 404).',
    remedy: 'Create it, or check STOA_S3_BUCKET, STOA_S3_ENDPOINT and STOA_S3_PATH_STYLE.',
  })
  bucket.fail = () => ({ status: 403, code: 'AccessDenied' })
  await expect(checkBucket(bucket.settings)).rejects.toMatchObject({ remedy: expect.stringContaining('STOA_S3_SECRET_ACCESS_KEY') })
})

test('a bucket that can’t be reached now, or doesn’t answer, doesn’t stop the start', async () => {
  const { settings } = await testBucket()
  let requests = 0
  const silent = await settingsOf(() => void requests++)
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  await checkBucket({ ...settings, s3Endpoint: `http://127.0.0.1:${await freePort()}` })
  await checkBucket(silent, quick)
  expect(log.mock.calls.flat().join().split('STOA_S3_BUCKET')).toHaveLength(3)
  // It isn’t tried again.
  expect(requests).toBe(1)
})
