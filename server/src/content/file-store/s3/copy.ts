import type { Bucket } from './bucket.ts'
import type { S3Limits } from './limits.ts'
import { inParts } from './multipart.ts'

/** Copies an object inside the bucket: its bytes don't pass through this machine. */
export async function copyObject(
  bucket: Bucket,
  { from, to, size }: { from: string; to: string; size: number },
  limits: S3Limits,
): Promise<void> {
  const { sdk, client } = await bucket.open()
  const CopySource = `${bucket.name}/${from}`
  if (size <= limits.copy) {
    await client.send(new sdk.CopyObjectCommand({ Bucket: bucket.name, Key: to, CopySource }))
    return
  }
  await inParts(bucket, to, {
    parts: rangesOf(size, limits.copyPart),
    async send(CopySourceRange, target) {
      const { CopyPartResult } = await client.send(new sdk.UploadPartCopyCommand({ ...target, CopySource, CopySourceRange }))
      return CopyPartResult?.ETag
    },
  })
}

function* rangesOf(size: number, partSize: number): Generator<string> {
  for (let start = 0; start < size; start += partSize) yield `bytes=${start}-${Math.min(size, start + partSize) - 1}`
}
