import type { Bucket } from './bucket.ts'
import type { LocalPart } from './collect.ts'
import { inParts } from './multipart.ts'
import { putObject, putPart } from './send.ts'

/** Stores an object of parts that are collected one after the other, and returns its size. A small one has a single part. */
export async function writeObject(bucket: Bucket, key: string, parts: AsyncGenerator<LocalPart, undefined>): Promise<number> {
  const { sdk, client } = await bucket.open()
  let size = 0
  const count = (part: LocalPart): LocalPart => {
    size += part.size
    return part
  }
  try {
    const { value: head = empty } = await parts.next()
    if (head.size < bucket.limits.part) await putObject(bucket, key, count(head))
    else await inParts(bucket, key, { parts: withHead(head, parts), send: (part, target) => putPart(bucket, target, count(part)) })
    return size
  } catch (error) {
    // An answer can be lost after the object was stored.
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket.name, Key: key })).catch(() => {})
    throw error
  } finally {
    await parts.return(undefined)
  }
}

const empty: LocalPart = { size: 0, bytes: async () => Buffer.alloc(0) }

async function* withHead(head: LocalPart, rest: AsyncIterable<LocalPart>): AsyncGenerator<LocalPart> {
  yield head
  yield* rest
}
