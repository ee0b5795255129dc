import { mediaRoot } from '@stoa/contract/files/states'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { processFileKind } from '../file-processing/public.ts'
import { takeRoom } from '../file-usage/public.ts'
import { replaceContent } from '../file-versions/public.ts'
import { displayNameOf, extensionOf, insertFile, lockFileOfSite, newFile, wireFile, type File } from '../files/public.ts'
import { requireFolder } from '../folders/public.ts'
import { failUpload, UploadFailure } from './failure.ts'
import type { Content } from './receive.ts'
import { endUpload, clearParts, lockUpload } from './store.ts'
import type { Upload } from './tables.ts'
import { asUploader } from './uploader.ts'

export type WireFile = ReturnType<typeof wireFile>

type Stored = Omit<Content, 'hash'> & Partial<Pick<Content, 'hash'>>

/** Turns stored bytes into a file, in one transaction: the file, the quota, the end of the upload, and the job that processes it. If it is refused, the
 *  bytes are deleted, unless they are those of the file that the upload became. Of two uploads to one URL the second fails. */
export async function completeUpload(
  services: Services,
  upload: Upload,
  { content, fileName }: { content: Stored; fileName: string | undefined },
): Promise<WireFile> {
  const { siteId } = services.settings
  try {
    return await asUploader(services, upload, async (context) => {
      const locked = await lockUpload(context, upload.id)
      if (!locked) return failUpload('UPLOAD_URL_INVALID')
      if (locked.fileId !== null) return failUpload('UPLOAD_URL_USED')
      // It was begun again meanwhile.
      if (locked.partKey !== upload.partKey) return failUpload('UPLOAD_INCOMPLETE')
      await takeRoom(context, content.sizeBytes)
      const file = await (upload.replacesFileId === null
        ? addFile(context, upload, { content, fileName })
        : replaceFile(context, upload.replacesFileId, content))
      await endUpload(context, upload.id, file.id)
      await services.queue.add(context.db, processFileKind, { siteId, id: file.id })
      return wireFile(context, file)
    })
  } catch (error) {
    // After a fault the commit may have succeeded: the sweep decides.
    if (isFinal(error, upload)) await discard(services, upload, content)
    if (error instanceof Refusal && error.code === 'SITE_QUOTA_EXCEEDED') return failUpload('SITE_QUOTA_EXCEEDED', error.data)
    throw error
  }
}

/** Whether asking again would be refused as well. Parts stay where they are while the file that they replace is processed: sending them again would change
 *  nothing. */
const isFinal = (error: unknown, { partKey }: Upload): boolean =>
  error instanceof Refusal || (error instanceof UploadFailure && (partKey === null || error.code !== 'FILE_NOT_READY'))

/** Deletes content that was refused. Parts have one key for all requests that complete them. One of them may have lost its lock while another one continues:
 *  they are taken from the upload first, and left alone if they are a file. */
async function discard({ database, fileStore, settings: { siteId } }: Services, upload: Upload, { contentKey }: Stored): Promise<void> {
  if (upload.partKey === null) return fileStore.delete([contentKey])
  await inTransaction(database, async ({ db, afterCommit }) => {
    const locked = await lockUpload({ db, siteId }, upload.id)
    if (locked?.partKey === upload.partKey) {
      if (locked.fileId !== null) return
      await clearParts({ db, siteId }, upload.id)
    }
    afterCommit(() => fileStore.delete([contentKey]))
  })
}

/** The content of a file that exists. Of two uploads the later one counts. */
async function replaceFile(context: Context, fileId: string, { mediaType, ...content }: Stored): Promise<File> {
  const file = await lockFileOfSite(context, fileId)
  if (file?.state !== 'OK') return failUpload('FILE_DELETED')
  if (file.operationStatus === 'PENDING') return failUpload('FILE_NOT_READY')
  if (file.mediaType !== mediaType) return failUpload('FILE_TYPE_DIFFERS', { mediaType: file.mediaType })
  return replaceContent(context, file, content)
}

/** A folder that was deleted meanwhile leaves the root. */
async function addFile(
  context: Context,
  upload: Upload,
  { content, fileName }: { content: Stored; fileName: string | undefined },
): Promise<File> {
  const folder = await requireFolder(context, upload.folderId).catch((error: unknown) => {
    if (error instanceof Refusal) return { folderId: mediaRoot, root: mediaRoot } as const
    throw error
  })
  const { externalInfo, actorKind, actorId, isPrivate, labels } = upload
  const file = newFile(
    {
      ...content,
      ...folder,
      displayName: displayNameOf(fileName ?? '', upload.displayName ?? `file.${extensionOf(content.mimeType)}`),
      isPrivate,
      labels,
      doc: { actor: { kind: actorKind, id: actorId }, ...(externalInfo && { externalInfo }) },
    },
    context.now,
  )
  await insertFile(context, file)
  return file
}
