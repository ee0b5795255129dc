import { createHash } from 'node:crypto'
import { fileBytesMax } from '@stoa/contract/files/limits'
import type { MediaType } from '@stoa/contract/files/states'
import type { Services } from '../../kernel/context.ts'
import { isDiskFullError } from '../../kernel/disk.ts'
import { logFault } from '../../kernel/log.ts'
import { newContentKey } from '../file-store/public.ts'
import { type Room, roomLeft } from '../file-usage/public.ts'
import { mediaTypeOf } from '../files/public.ts'
import { ScanFailure, withVirusScan } from '../virus-scan/public.ts'
import { agreedType, detectMimeType, headBytes } from './detect.ts'
import { failScan, failUpload, UploadFailure } from './failure.ts'

/** What a file turned out to be. */
export interface Content {
  contentKey: string
  sizeBytes: number
  hash: string
  mimeType: string
  mediaType: MediaType
}

export interface Expected {
  mimeType: string
  /** Null if it wasn't announced. */
  sizeBytes: number | null
}

/** Stores what arrives as it arrives: only a part of it is in memory at a time. Refused as soon as it shows that it isn't what was announced, and then nothing
 *  is stored. */
export async function receive(
  services: Pick<Services, 'fileStore' | 'database' | 'settings'>,
  { siteId, source, expected }: { siteId: string; source: AsyncIterable<Buffer>; expected: Expected },
): Promise<Content> {
  const { fileStore, database, settings } = services
  const room = await roomLeft({ db: database, siteId, services })
  const checked = new CheckedContent(source, { ...expected, room })
  const contentKey = newContentKey(siteId)
  try {
    const sizeBytes = await fileStore.write(contentKey, withVirusScan(settings.clamdAddress, checked.bytes()))
    return { contentKey, sizeBytes, ...checked.result() }
  } catch (error) {
    throw error instanceof ScanFailure ? failScan(error) : storeFailure(error)
  }
}

/** A store without room is a reason that the sender learns, and the operator from the log. */
export function storeFailure(error: unknown): unknown {
  if (!isDiskFullError(error) && !isBucketFullError(error)) return error
  logFault(error, { work: 'storing an upload' })
  return new UploadFailure('STORAGE_FULL')
}

/** A full bucket keeps a server from storing files only: it stays in use, and isn’t reported as one with a full disk. */
const isBucketFullError = (error: unknown): boolean => (error as { code?: unknown }).code === 'BUCKET_FULL'

interface Limited extends Expected {
  /** What the site can still store. */
  room: Room
}

/** Bytes on their way, which are counted, hashed and looked at. */
class CheckedContent {
  readonly #source: AsyncIterable<Buffer>
  readonly #expected: Limited
  readonly #hash = createHash('sha256')
  #type: Pick<Content, 'mimeType' | 'mediaType'> | undefined
  #size = 0
  constructor(source: AsyncIterable<Buffer>, expected: Limited) {
    this.#source = source
    this.#expected = expected
  }

  async *bytes(): AsyncGenerator<Buffer> {
    let head: Buffer[] = []
    for await (const chunk of this.#source) {
      this.#count(chunk)
      if (this.#type) {
        yield chunk
        continue
      }
      head.push(chunk)
      if (this.#size < headBytes) continue
      yield await this.#opened(Buffer.concat(head), false)
      head = []
    }
    if (this.#size === 0) failUpload('ZERO_FILE_SIZE')
    if (!this.#type) yield await this.#opened(Buffer.concat(head), true)
    const { sizeBytes } = this.#expected
    if (sizeBytes !== null && this.#size !== sizeBytes) failUpload('FILE_SIZE_MISMATCH', { sizeInBytes: String(sizeBytes) })
  }

  result(): Pick<Content, 'hash' | 'mimeType' | 'mediaType'> {
    return { hash: this.#hash.digest('hex'), ...this.#type! }
  }

  #count(chunk: Buffer): void {
    this.#size += chunk.length
    const { sizeBytes, room } = this.#expected
    if (sizeBytes !== null && this.#size > sizeBytes) failUpload('FILE_SIZE_MISMATCH', { sizeInBytes: String(sizeBytes) })
    if (this.#size > room.bytes) failUpload('SITE_QUOTA_EXCEEDED', { quotaInBytes: String(room.quotaBytes) })
    if (this.#type) this.#checkLimit(this.#type.mediaType)
    this.#hash.update(chunk)
  }

  #checkLimit(mediaType: MediaType): void {
    const bytesMax = fileBytesMax[mediaType]
    if (this.#size > bytesMax) failUpload('FILE_SIZE_OVER_LIMIT', { bytesMax })
  }

  async #opened(head: Buffer, isWhole: boolean): Promise<Buffer> {
    this.#type = await typeOf(head, { isWhole, announced: this.#expected.mimeType })
    this.#checkLimit(this.#type.mediaType)
    return head
  }
}

/** The type of a file that begins like this. Refused if it can't be stored, or isn't the announced one. */
export async function typeOf(
  head: Buffer,
  { isWhole, announced }: { isWhole: boolean; announced: string },
): Promise<Pick<Content, 'mimeType' | 'mediaType'>> {
  const detected = await detectMimeType(head, isWhole)
  if (detected === undefined) return failUpload('UNSUPPORTED_FILE_FORMAT')
  const mimeType = agreedType(announced, detected)
  const mediaType = mediaTypeOf(mimeType ?? detected)
  if (mediaType === undefined) return failUpload('UNSUPPORTED_FILE_FORMAT', { mimeType: detected })
  if (mimeType === undefined) return failUpload('MISMATCH_MIME_TYPE', { announced, found: detected })
  return { mimeType, mediaType }
}
