import type { CompletedPart } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

export interface PartTarget {
  Bucket: string
  Key: string
  UploadId: string
  PartNumber: number
}

/** Makes an object of parts, which `send` stores one after the other. If one fails, none is left. */
export async function inParts<Part>(
  bucket: Bucket,
  key: string,
  { parts, send }: { parts: AsyncIterable<Part> | Iterable<Part>; send(part: Part, target: PartTarget): Promise<string | undefined> },
): Promise<void> {
  const { sdk, client } = await bucket.open()
  const object = { Bucket: bucket.name, Key: key }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(object))
  const upload = { ...object, UploadId: UploadId! }
  try {
    const sent: CompletedPart[] = []
    for await (const part of parts) {
      const PartNumber = sent.length + 1
      sent.push({ PartNumber, ETag: await send(part, { ...upload, PartNumber }) })
    }
    await joinParts(bucket, upload, sent)
  } catch (error) {
    // What fails here, too, is swept.
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}

export async function joinParts(bucket: Bucket, upload: Omit<PartTarget, 'PartNumber'>, parts: readonly CompletedPart[]): Promise<void> {
  const { sdk, client } = await bucket.open()
  const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
  await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), {
    requestTimeout: bucket.limits.transferMs,
  })
}
