import type { Readable } from 'node:stream'
import type { CompletedPart } from '@aws-sdk/client-s3'
import { ifNotFound, type Bucket } from './bucket.ts'
import { collect } from './collect.ts'
import { joinParts, type PartTarget } from './multipart.ts'
import { deleteObjects, readObject, sizeOfObject } from './objects.ts'
import { bytesOfPart, contentIn, type OpenUpload, partOf, tailIn } from './open-upload.ts'
import { putObject, putPart } from './send.ts'

interface Target {
  bucket: Bucket
  /** Of the upload, in the bucket. */
  folder: string
  /** Of this machine, where parts are collected. */
  localFolder: string
}

/** Adds what arrives to an upload, one part after the other, and joins the parts when all are there. Returns how much has arrived. If the sender is cut off, what
 *  had arrived until then stays. */
export async function append({ bucket, folder, localFolder }: Target, open: OpenUpload, source: Readable): Promise<number> {
  const { info, parts, tailBytes } = open
  if (!parts) return open.offset
  const upload = { Bucket: bucket.name, Key: contentIn(folder), UploadId: info.multipartId }
  const tail = tailIn(folder, parts.length + 1)
  let offset = open.offset - tailBytes
  let cut: { error: unknown } | undefined
  async function* arriving(): AsyncGenerator<Uint8Array> {
    yield* tailOf(bucket, tail, tailBytes)
    try {
      yield* source
    } catch (error) {
      cut = { error }
    }
  }
  for await (const part of collect(localFolder, arriving(), info.partBytes)) {
    const PartNumber = parts.length + 1
    if (part.size === bytesOfPart(info, PartNumber))
      parts.push({ PartNumber, ETag: await putPart(bucket, { ...upload, PartNumber }, part) })
    else await putObject(bucket, tailIn(folder, PartNumber), part)
    offset += part.size
  }
  // It is deleted with the upload if that fails here.
  if (tailBytes > 0 && tail !== tailIn(folder, parts.length + 1)) await deleteObjects(bucket, [tail]).catch(() => {})
  if (cut) throw cut.error
  if (offset === info.size) await join(bucket, upload, parts)
  return offset
}

/** Exactly as much as counts as arrived: otherwise what follows would be in the wrong place. */
async function* tailOf(bucket: Bucket, name: string, size: number): AsyncGenerator<Uint8Array> {
  if (size === 0) return
  let read = 0
  for await (const chunk of (await readObject(bucket, name, { start: 0, end: size - 1 })) ?? []) {
    read += (chunk as Buffer).length
    yield chunk as Buffer
  }
  if (read !== size) throw new Error('Another process has written the same part of an upload')
}

async function join(bucket: Bucket, upload: Omit<PartTarget, 'PartNumber'>, parts: CompletedPart[]): Promise<void> {
  // Even an empty object has a part.
  if (parts.length === 0) parts.push({ PartNumber: 1, ETag: await putPart(bucket, { ...upload, PartNumber: 1 }, partOf(Buffer.alloc(0))) })
  try {
    await joinParts(bucket, upload, parts)
  } catch (error) {
    ifNotFound(error as Error)
    // The answer to the first attempt was lost.
    if ((await sizeOfObject(bucket, upload.Key)) === undefined) throw error
  }
}
