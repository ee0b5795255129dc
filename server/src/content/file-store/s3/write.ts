import type { Bucket } from './bucket.ts'
import type { S3Limits } from './limits.ts'
import { inParts } from './multipart.ts'

/** Stores an object, in parts if it is large, and returns its size. One part is in memory, and the next is collected. */
export async function writeObject(
  bucket: Bucket,
  key: string,
  { source, limits }: { source: AsyncIterable<Uint8Array>; limits: S3Limits },
): Promise<number> {
  const parts = partsOf(source, limits.part)
  const first = await parts.next()
  const head = first.done ? Buffer.alloc(0) : first.value
  let size = 0
  const count = (part: Buffer): Buffer => {
    size += part.length
    return part
  }
  const { sdk, client } = await bucket.open()
  try {
    if (head.length < limits.part) await client.send(new sdk.PutObjectCommand({ Bucket: bucket.name, Key: key, Body: count(head) }))
    else
      await inParts(bucket, key, {
        parts: withHead(head, parts),
        send: async (part, target) => (await client.send(new sdk.UploadPartCommand({ ...target, Body: count(part) }))).ETag,
      })
    return size
  } catch (error) {
    // An answer can be lost after the object was stored.
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket.name, Key: key })).catch(() => {})
    throw error
  } finally {
    await parts.return(undefined)
  }
}

async function* withHead(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* rest
}

/** All but the last have exactly this size. */
async function* partsOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, undefined> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    let rest = chunk
    while (length + rest.length >= size) {
      const end = size - length
      yield Buffer.concat([...chunks, rest.subarray(0, end)])
      rest = rest.subarray(end)
      chunks = []
      length = 0
    }
    if (rest.length === 0) continue
    chunks.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(chunks)
  return undefined
}
