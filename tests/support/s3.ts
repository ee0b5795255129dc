import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buildApp } from 'fauxqs'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../../server/src/kernel/s3-settings.ts'

interface Upload {
  key: string
  uploadId: string
  /** By their number. */
  parts: Map<number, { etag: string; size: number }>
}

export interface TestBucket {
  settings: S3Settings & { s3Bucket: string }
  /** Uploads in parts that were neither completed nor ended. */
  unfinished(): string[]
  /** Requests that arrived, like `PUT ?partNumber`. */
  requests: string[]
  /** Refuses requests, as a store in trouble does. A request waits for a promise. */
  fail: (request: string) => Failure | undefined | Promise<Failure | undefined>
  /** After how many bytes the connection of an answer is cut. */
  cut: (request: string) => number | undefined
}

interface Failure {
  status: number
  code: string
}

type Query = Record<string, string | undefined>
type EmulatedRequest = { method: string; url: string; query: unknown; headers: Record<string, string | string[] | undefined> }

/** An emulator of S3 on loopback. It answers the two lists of uploads in parts itself, which the emulator lacks. */
export async function startBucket(prefix = ''): Promise<TestBucket & { stop(): Promise<void> }> {
  const name = 'shop-files'
  const uploads = new Map<string, Upload>()
  const app = buildApp({ logger: false, relaxedRules: { disableMinCopySourceSize: true } })
  const bucket = {
    requests: [] as string[],
    fail: (() => undefined) as TestBucket['fail'],
    cut: (() => undefined) as TestBucket['cut'],
  }
  app.addHook('onRequest', async (request, reply) => {
    const query = request.query as Query
    const kind = kindOf(request)
    bucket.requests.push(kind)
    const failure = await bucket.fail(kind)
    reply.header('content-type', 'application/xml')
    if (failure) return reply.code(failure.status).send(`<Error><Code>${failure.code}</Code><Message>${failure.code}</Message></Error>`)
    if (request.method !== 'GET') return
    if ('uploads' in query) return reply.send(listUploads(uploads, query))
    if (query.uploadId === undefined) return
    const upload = uploads.get(query.uploadId)
    if (!upload) return reply.code(404).send('<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>')
    return reply.send(listParts(upload))
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const query = request.query as Query
    if (reply.statusCode >= 300) return payload
    if (request.method === 'POST' && 'uploads' in query) {
      const uploadId = /<UploadId>(.*)<\/UploadId>/.exec(String(payload))![1]!
      uploads.set(uploadId, { key: keyOf(request.url), uploadId, parts: new Map() })
    } else if (request.method === 'PUT' && query.uploadId !== undefined) {
      const etag = String(reply.getHeader('etag') ?? /<ETag>(.*)<\/ETag>/.exec(String(payload))?.[1])
      const size = Number(request.headers['x-amz-decoded-content-length'] ?? request.headers['content-length'])
      uploads.get(query.uploadId)?.parts.set(Number(query.partNumber), { etag, size })
    } else if (query.uploadId !== undefined && request.method !== 'GET') uploads.delete(query.uploadId)
    const cutAfter = bucket.cut(kindOf(request))
    return cutAfter === undefined ? payload : Readable.from(cutOff(payload as Buffer, cutAfter, reply.raw))
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${address}/${name}`, { method: 'PUT' })
  return Object.assign(bucket, {
    settings: {
      s3Bucket: name,
      s3Region: 'us-east-1',
      s3Endpoint: address,
      s3AccessKeyId: 'key',
      s3SecretAccessKey: 'secret',
      s3PathStyle: 'on' as const,
      s3Prefix: prefix,
    },
    unfinished: () => [...uploads.values()].map(({ key }) => key),
    stop: () => app.close(),
  })
}

/** A bucket for one test. */
export async function testBucket(prefix?: string): Promise<TestBucket> {
  const bucket = await startBucket(prefix)
  onTestFinished(() => bucket.stop())
  return bucket
}

/** The beginning of an answer, and then the end of its connection. */
async function* cutOff(payload: Buffer, bytes: number, { socket }: ServerResponse): AsyncGenerator<Buffer> {
  yield payload.subarray(0, bytes)
  // What was written before is still sent.
  await new Promise((resolve) => setImmediate(resolve))
  socket?.destroySoon()
  await new Promise(() => {})
}

const keyOf = (url: string): string => decodeURIComponent(new URL(url, 'http://s3').pathname.split('/').slice(2).join('/'))

/** The method, and what makes the request a special one. */
function kindOf({ method, query, headers }: EmulatedRequest): string {
  const special = ['uploads', 'uploadId', 'list-type', 'delete'].filter((name) => name in (query as Query))
  return [method, ...special, ...('x-amz-copy-source' in headers ? ['copy'] : [])].join(' ')
}

const listUploads = (uploads: ReadonlyMap<string, Upload>, { prefix = '' }: Query): string => {
  const found = [...uploads.values()].filter(({ key }) => key.startsWith(prefix))
  const rows = found.map(
    ({ key, uploadId }) =>
      `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId><Initiated>${new Date().toISOString()}</Initiated></Upload>`,
  )
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`
}

const listParts = ({ key, uploadId, parts }: Upload): string => {
  const rows = [...parts].map(
    ([number, { etag, size }]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
  )
  return `<ListPartsResult><Key>${key}</Key><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`
}
