import type { Bucket } from './bucket.ts'
import type { LocalPart } from './collect.ts'
import type { PartTarget } from './multipart.ts'

// A part is read into memory when it is its turn to be sent: a request that failed can then be tried again.

export async function putObject(bucket: Bucket, key: string, part: LocalPart): Promise<void> {
  const { sdk, client } = await bucket.open()
  await bucket.inTurn(async () =>
    client.send(new sdk.PutObjectCommand({ Bucket: bucket.name, Key: key, Body: await part.bytes() }), {
      requestTimeout: bucket.limits.transferMs,
    }),
  )
}

/** Returns the tag of the part. */
export async function putPart(bucket: Bucket, target: PartTarget, part: LocalPart): Promise<string | undefined> {
  const { sdk, client } = await bucket.open()
  const { ETag } = await bucket.inTurn(async () =>
    client.send(new sdk.UploadPartCommand({ ...target, Body: await part.bytes() }), { requestTimeout: bucket.limits.transferMs }),
  )
  return ETag
}
