import { Readable } from 'node:stream'
import type { ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3'
import type { ByteSpan, StoredObject } from '../../../kernel/file-store.ts'
import { ifNotFound, statusOf, type Bucket } from './bucket.ts'
import { withStallLimit } from './stall-limit.ts'

// Single objects, and pages of them. Keys are those in the bucket, with its prefix.

export async function readObject(bucket: Bucket, key: string, span?: ByteSpan): Promise<Readable | undefined> {
  const { sdk, client } = await bucket.open()
  const Range = span && `bytes=${span.start}-${span.end}`
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket.name, Key: key, Range }))
    return withStallLimit(Body as Readable, bucket.limits.stallMs)
  } catch (error) {
    // Nothing of the object is in the span.
    return statusOf(error) === 416 ? Readable.from([]) : ifNotFound(error as Error)
  }
}

export async function sizeOfObject(bucket: Bucket, key: string): Promise<number | undefined> {
  const { sdk, client } = await bucket.open()
  return (await client.send(new sdk.HeadObjectCommand({ Bucket: bucket.name, Key: key })).catch(ifNotFound))?.ContentLength
}

/** One request can delete a thousand, which takes some stores longer than a request may. */
const deletedAtOnce = 100

export async function deleteObjects(bucket: Bucket, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { sdk, client } = await bucket.open()
  for (let at = 0; at < keys.length; at += deletedAtOnce) {
    const Objects = keys.slice(at, at + deletedAtOnce).map((Key) => ({ Key }))
    const { Errors } = await client.send(new sdk.DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } }))
    const failed = Errors?.find(({ Code }) => Code !== 'NoSuchKey')
    if (failed) throw new Error(`The bucket didn’t delete ${failed.Key}: ${failed.Code}`)
  }
}

/** The objects of a folder, in the order of their keys. */
export async function* objectsIn(bucket: Bucket, folder: string): AsyncGenerator<StoredObject> {
  const { sdk, client } = await bucket.open()
  const listing = { Bucket: bucket.name, Prefix: `${bucket.prefix}${folder}/` }
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new sdk.ListObjectsV2Command({ ...listing, ContinuationToken }))
    for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
      yield { key: Key!.slice(bucket.prefix.length), size: Size, modifiedDate: LastModified! }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}

/** Uploads of single objects in parts that have neither been completed nor ended. Keys have the prefix. */
export async function* unfinishedIn(bucket: Bucket, folder: string): AsyncGenerator<{ key: string; uploadId: string; startedDate: Date }> {
  const { sdk, client } = await bucket.open()
  const listing = { Bucket: bucket.name, Prefix: `${bucket.prefix}${folder}/` }
  let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await list(next)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) yield { key: Key!, uploadId: UploadId!, startedDate: Initiated! }
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
  function list(markers: { KeyMarker?: string; UploadIdMarker?: string }) {
    return client.send(new sdk.ListMultipartUploadsCommand({ ...listing, ...markers })).catch(noneIfNotImplemented)
  }
}

/** Some stores don't have this list, and end such uploads by themselves. */
function noneIfNotImplemented(error: unknown): ListMultipartUploadsCommandOutput {
  if (statusOf(error) !== 501) throw error
  return { $metadata: {} }
}

export async function endUnfinished(bucket: Bucket, { key, uploadId }: { key: string; uploadId: string }): Promise<void> {
  const { sdk, client } = await bucket.open()
  await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket.name, Key: key, UploadId: uploadId })).catch(ifNotFound)
}
