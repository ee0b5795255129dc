import { openUploadBytesMax, openUploadsMax } from '@stoa/contract/files/limits'
import type { Context, Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockTree } from '../file-usage/public.ts'
import { failUpload } from './failure.ts'
import { openUploadsOf } from './store.ts'
import type { Upload } from './tables.ts'

/** Refuses another upload of a caller who has too many that aren't finished. Parallel calls wait for each other (threat M12). */
export async function requireFewOpen(context: Context, bytes: number): Promise<void> {
  await lockTree(context)
  const { kind, id } = context.identity
  const open = await openUploadsOf(context, { actorKind: kind as Upload['actorKind'], actorId: id }, context.now)
  if (open.uploads >= openUploadsMax) refuse('TOO_MANY_OPEN_UPLOADS', { uploadsMax: openUploadsMax })
  if (open.bytes + bytes > openUploadBytesMax) refuse('TOO_MANY_OPEN_UPLOAD_BYTES', { bytesMax: openUploadBytesMax })
}

/** The same when an upload in parts begins, and its length is known. Its row is locked. */
export async function requireRoomForParts(services: Services, db: Db, { upload, bytes }: { upload: Upload; bytes: number }): Promise<void> {
  const { siteId } = services.settings
  await lockTree({ db, siteId, services })
  const open = await openUploadsOf({ db, siteId }, upload, services.now())
  const others = open.bytes - (upload.lengthBytes ?? upload.sizeBytes ?? 0)
  if (others + bytes > openUploadBytesMax) failUpload('TOO_MANY_OPEN_UPLOAD_BYTES', { bytesMax: openUploadBytesMax })
}
