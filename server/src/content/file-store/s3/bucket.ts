import type * as Sdk from '@aws-sdk/client-s3'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { openOnce } from '../../../kernel/open-once.ts'
import type { S3Settings } from '../../../kernel/s3-settings.ts'
import { turnsOf } from '../../../kernel/turns.ts'
import { s3Limits, type S3Limits } from './limits.ts'

export type BucketSettings = S3Settings & { s3Bucket: string }

/** A bucket, or the part of one below a prefix. */
export interface Bucket {
  name: string
  prefix: string
  limits: S3Limits
  /** Waits until few enough others send bytes. */
  inTurn<T>(send: () => Promise<T>): Promise<T>
  /** The SDK is loaded by the first request. */
  open(): Promise<OpenBucket>
}

export interface OpenBucket {
  sdk: typeof Sdk
  client: S3Client
}

export const bucketOf = (settings: BucketSettings, limits = s3Limits): Bucket => ({
  name: settings.s3Bucket,
  prefix: settings.s3Prefix ?? '',
  limits,
  inTurn: turnsOf(limits.sendsAtOnce),
  open: openOnce(async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client(clientConfigOf(settings, limits))
    translateFaults(client)
    return { sdk, client }
  }),
})

/** No request waits for ever: neither for a connection, nor for the beginning of an answer, nor for the rest of it. A visitor may read a file slowly, so the last
 *  is longer (`withStallLimit` has a shorter one for a bucket that sends slowly). */
const deadlines = { connectionTimeout: 5_000, throwOnRequestTimeout: true, socketTimeout: 300_000 }

/** Of each client. Many visitors can read files at once. */
const agent = { keepAlive: true, maxSockets: 500 }

function clientConfigOf(
  { s3Region = 'us-east-1', s3Endpoint, s3AccessKeyId, s3SecretAccessKey, s3PathStyle }: BucketSettings,
  { answerMs, attempts }: S3Limits,
): S3ClientConfig {
  return {
    region: s3Region,
    forcePathStyle: s3PathStyle === 'on',
    maxAttempts: attempts,
    requestHandler: { ...deadlines, requestTimeout: answerMs, httpAgent: agent, httpsAgent: agent },
    // A store without this step would be waited for, and each body would need a connection of its own.
    expectContinueHeader: false,
    // Checksums of their own are unknown to many stores that speak this protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(s3Endpoint !== undefined && { endpoint: s3Endpoint }),
    ...(s3AccessKeyId !== undefined &&
      s3SecretAccessKey !== undefined && {
        credentials: { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey },
      }),
  }
}

interface S3Error extends Error {
  $metadata?: { httpStatusCode?: number }
}

const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload'])

export function ifNotFound(error: S3Error): undefined {
  if (!missing.has(error.name)) throw error
}

export const statusOf = (error: unknown): number | undefined => (error as S3Error).$metadata?.httpStatusCode

const full: ReadonlySet<string> = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'])
const busy: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/** A bucket without room is like a full disk, and one in trouble like a server that doesn't answer: the caller is answered accordingly. */
function translateFaults({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next) => (request) =>
      next(request).catch((cause: S3Error) => {
        const code = codeOf(cause)
        throw code === undefined ? cause : Object.assign(new Error(`The bucket answered ${cause.name}`, { cause }), { code })
      }),
    { step: 'initialize', priority: 'high' },
  )
}

function codeOf(error: S3Error): string | undefined {
  const status = statusOf(error) ?? 0
  if (full.has(error.name) || status === 507) return 'BUCKET_FULL'
  // That of a connection that isn't established in time has no code.
  return busy.has(status) || error.name === 'TimeoutError' ? 'ETIMEDOUT' : undefined
}
