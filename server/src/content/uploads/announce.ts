import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { fileBytesMax, uploadUrlHours } from '@stoa/contract/files/limits'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { hashUrlSecret } from '../../kernel/url-secret.ts'
import { requireRoom } from '../file-usage/public.ts'
import { externalInfoOf, isUnknownType, mediaTypeOf, mimeTypeOfName, normalMimeType, visibleNameOf } from '../files/public.ts'
import { folderAtPath } from '../folders/public.ts'
import { requireFewOpen } from './open-limits.ts'
import { insertUpload } from './store.ts'
import type { Upload } from './tables.ts'
import { newUploadToken, type UploadToken } from './upload-token.ts'

/** What is said of a file before it is uploaded. */
type Announcement = RequestOf<typeof files.generateFileUploadUrl> & { replacesFileId?: string }

/** Writes down what will be uploaded, and returns what gives access to it. Refuses what could never be stored before anything is sent. */
export async function announceUpload(context: Context, announced: Announcement, protocol: Upload['protocol']): Promise<UploadToken> {
  const { fileName, sizeInBytes, parentFolderId, private: isPrivate, labels, externalInfo, filePath } = announced
  const mimeType = checkedType(announced)
  const sizeBytes = checkedSize(sizeInBytes, mimeType)
  await requireRoom(context, sizeBytes ?? 1)
  await requireFewOpen(context, sizeBytes ?? 0)
  const { folderId } = await folderAtPath(context, { parentFolderId, filePath })
  const token = newUploadToken()
  const { kind, id: actorId } = context.identity
  await insertUpload(context, {
    id: token.id,
    createdDate: context.now,
    expiresDate: new Date(context.now.getTime() + uploadUrlHours * 3_600_000),
    protocol,
    secretHash: hashUrlSecret(token.secret),
    mimeType,
    sizeBytes,
    displayName: visibleNameOf(fileName ?? '') ?? null,
    folderId,
    isPrivate: isPrivate ?? false,
    labels: [...new Set(labels ?? [])],
    externalInfo: externalInfo ? externalInfoOf(externalInfo) : null,
    actorKind: kind as Upload['actorKind'],
    actorId,
    partKey: null,
    lengthBytes: null,
    replacesFileId: announced.replacesFileId ?? null,
    fileId: null,
  })
  return token
}

function checkedType({ mimeType: sent, fileName }: Announcement): string {
  const mimeType = normalMimeType(sent)
  const byName = fileName ? mimeTypeOfName(fileName) : undefined
  if (isUnknownType(mimeType)) return byName ?? mimeType
  const mediaType = mediaTypeOf(mimeType)
  if (mediaType === undefined) return refuse('UNSUPPORTED_FILE_FORMAT', { mimeType: sent })
  if (byName !== undefined && mediaTypeOf(byName) !== mediaType) refuse('MISMATCH_MIME_TYPE', { mimeType: sent })
  return mimeType
}

function checkedSize(sent: string | null | undefined, mimeType: string): number | null {
  if (sent === null || sent === undefined) return null
  const sizeBytes = Number(sent)
  if (sizeBytes === 0) refuse('ZERO_FILE_SIZE')
  const bytesMax = fileBytesMax[mediaTypeOf(mimeType) ?? 'VIDEO']
  if (sizeBytes > bytesMax) refuse('FILE_SIZE_OVER_LIMIT', { bytesMax })
  return sizeBytes
}
