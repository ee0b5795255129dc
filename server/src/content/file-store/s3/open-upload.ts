import { text } from 'node:stream/consumers'
import type { CompletedPart, Part } from '@aws-sdk/client-s3'
import type { StoredParts, PartsInfo } from '../tus-store.ts'
import { ifNotFound, type Bucket } from './bucket.ts'
import type { LocalPart } from './collect.ts'
import { readObject, sizeOfObject } from './objects.ts'
import { putObject } from './send.ts'

// An upload in parts is a folder of the bucket. Each part of the bucket has its place in the file, whichever request brought it: what is sent twice, even by two
// processes, is the same bytes in the same place.

/** All that isn't a part of the upload. */
export interface UploadInfo extends PartsInfo {
  /** Of the bucket. */
  multipartId: string
  /** Of each part but the last. */
  partBytes: number
}

export interface OpenUpload extends StoredParts<UploadInfo> {
  /** Those that are complete, from the first to the one before the first that is missing. Undefined after they were joined. */
  parts: CompletedPart[] | undefined
  /** How much arrived of the part after them. */
  tailBytes: number
}

const infoIn = (folder: string): string => `${folder}/info`

/** What the parts become. */
export const contentIn = (folder: string): string => `${folder}/content`

/** The beginning of a part, which is stored until the rest of it arrives. */
export const tailIn = (folder: string, partNumber: number): string => `${folder}/tail-${partNumber}`

/** Reads how far an upload is. Undefined if there is none. */
export async function findOpen(bucket: Bucket, folder: string): Promise<OpenUpload | undefined> {
  const info = await readInfo(bucket, folder)
  if (!info) return undefined
  const stored = await partsIn(bucket, { Key: contentIn(folder), UploadId: info.multipartId })
  if (!stored) {
    const size = await sizeOfObject(bucket, contentIn(folder))
    return size === undefined ? undefined : { info, parts: undefined, tailBytes: 0, offset: size }
  }
  const parts = inSequence(stored, info)
  const tailBytes = (await sizeOfObject(bucket, tailIn(folder, parts.length + 1))) ?? 0
  return { info, parts, tailBytes, offset: parts.reduce((sum, { Size = 0 }) => sum + Size, 0) + tailBytes }
}

export const bytesOfPart = ({ size = Infinity, partBytes }: Pick<UploadInfo, 'size' | 'partBytes'>, partNumber: number): number =>
  Math.min(partBytes, size - (partNumber - 1) * partBytes)

/** A part behind one that is missing doesn't count: it is sent again. */
function inSequence(stored: readonly Part[], info: UploadInfo): Part[] {
  const byNumber = new Map(stored.map((part) => [part.PartNumber, part]))
  const parts: Part[] = []
  for (let part = byNumber.get(1); part?.Size === bytesOfPart(info, parts.length + 1); part = byNumber.get(parts.length + 1))
    parts.push(part!)
  return parts
}

/** Undefined if the bucket has no such upload any more. */
async function partsIn(bucket: Bucket, upload: { Key: string; UploadId: string }): Promise<Part[] | undefined> {
  const { sdk, client } = await bucket.open()
  const parts: Part[] = []
  let PartNumberMarker: string | undefined
  do {
    const listing = new sdk.ListPartsCommand({ Bucket: bucket.name, ...upload, PartNumberMarker })
    const page = await client.send(listing).catch(ifNotFound)
    if (!page) return undefined
    parts.push(...(page.Parts ?? []))
    PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined
  } while (PartNumberMarker !== undefined)
  return parts
}

export async function readInfo(bucket: Bucket, folder: string): Promise<UploadInfo | undefined> {
  const content = await readObject(bucket, infoIn(folder))
  return content && (JSON.parse(await text(content)) as UploadInfo)
}

export const writeInfo = (bucket: Bucket, folder: string, info: UploadInfo): Promise<void> =>
  putObject(bucket, infoIn(folder), partOf(Buffer.from(JSON.stringify(info))))

export const partOf = (bytes: Buffer): LocalPart => ({ size: bytes.length, bytes: async () => bytes })
