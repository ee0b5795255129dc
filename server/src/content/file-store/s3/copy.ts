import type { Bucket } from './bucket.ts'
import { inParts } from './multipart.ts'

/** Copies an object inside the bucket: its bytes don't pass through this machine. */
export async function copyObject(bucket: Bucket, { from, to, size }: { from: string; to: string; size: number }): Promise<void> {
  const { sdk, client } = await bucket.open()
  const { copyPart, transferMs: requestTimeout } = bucket.limits
  const CopySource = `${bucket.name}/${from}`
  if (size <= copyPart) {
    await client.send(new sdk.CopyObjectCommand({ Bucket: bucket.name, Key: to, CopySource }), { requestTimeout })
    return
  }
  await inParts(bucket, to, {
    parts: rangesOf(size, copyPart),
    async send(CopySourceRange, target) {
      const copy = new sdk.UploadPartCopyCommand({ ...target, CopySource, CopySourceRange })
      return (await client.send(copy, { requestTimeout })).CopyPartResult?.ETag
    },
  })
}

function* rangesOf(size: number, partSize: number): Generator<string> {
  for (let start = 0; start < size; start += partSize) yield `bytes=${start}-${Math.min(size, start + partSize) - 1}`
}
