import { openUploadBytesMax, openUploadsMax } from '@stoa/contract/files/limits'
import type { Context, Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockTree, roomLeft } from '../file-usage/public.ts'
import { failUpload } from './failure.ts'
import { bytesMaxOf } from './size-limit.ts'
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

/** The same when an upload in parts begins, whose row is locked. Returns how many bytes of it may arrive: its length, or if that is open (`null`), as many as
 *  the announcement allows and the site has room for. */
export async function requireRoomForParts(
  services: Services,
  db: Db,
  { upload, lengthBytes }: { upload: Upload; lengthBytes: number | null },
): Promise<number> {
  const { siteId } = services.settings
  await lockTree({ db, siteId, services })
  const room = await roomLeft({ db, siteId, services })
  const bytes = lengthBytes ?? upload.sizeBytes ?? Math.min(bytesMaxOf(upload), Math.max(1, room.bytes))
  if (bytes > room.bytes) failUpload('SITE_QUOTA_EXCEEDED', { quotaInBytes: String(room.quotaBytes) })
  const open = await openUploadsOf({ db, siteId }, upload, services.now())
  const others = open.bytes - (upload.lengthBytes ?? upload.sizeBytes ?? 0)
  if (others + bytes > openUploadBytesMax) failUpload('TOO_MANY_OPEN_UPLOAD_BYTES', { bytesMax: openUploadBytesMax })
  return bytes
}
