import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../../../tests/support/free-port.ts'
import { testBucket } from '../../../../../tests/support/s3.ts'
import { newContentKey } from '../content-key.ts'
import { checkBucket } from './check-bucket.ts'
import { s3Limits } from './limits.ts'
import { s3Store } from './s3-store.ts'

const folder = (): string => join(inject('scratch'), 'no-files')

async function* one(): AsyncGenerator<Buffer> {
  yield Buffer.from('bytes')
}

test('a bucket that doesn’t answer is given up', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const { settings } = await testBucket()
  const s3Endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const store = s3Store({ ...settings, s3Endpoint }, folder(), { ...s3Limits, answerMs: 50, transferMs: 50 })
  const key = newContentKey(crypto.randomUUID())
  const attempts = [
    () => store.read(key),
    () => store.sizeOf(key),
    () => store.write(key, one()),
    () => store.delete([key]),
    () => store.partialUploads.read('a'.repeat(64)),
  ]
  await Promise.all(attempts.map((attempt) => expect(attempt()).rejects.toMatchObject({ code: 'ETIMEDOUT' })))
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

test('a bucket that can’t be reached now doesn’t stop the start', async () => {
  const { settings } = await testBucket()
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  await checkBucket({ ...settings, s3Endpoint: `http://127.0.0.1:${await freePort()}` })
  expect(log.mock.calls.flat().join()).toContain('STOA_S3_BUCKET')
})
