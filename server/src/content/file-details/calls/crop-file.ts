import { buffer } from 'node:stream/consumers'
import type { files } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { processFileKind } from '../../file-processing/public.ts'
import { newContentKey } from '../../file-store/public.ts'
import { requireRoom, takeRoom } from '../../file-usage/public.ts'
import { displayNameOf, extensionOf, type File, fileIdOf, findFile, insertFile, newFile, notFound, wireFile } from '../../files/public.ts'
import { cropMimeType, cropPicture, croppedName, isWithin } from '../crop.ts'
import { isPicture } from '../picture.ts'

/** The picture is decoded and stored before the transaction, which would otherwise last as long. */
export const cropFile: Handler<typeof files.cropFile> = async (context, { fileId, crop, displayName }) => {
  const { siteId, services } = context
  const original = (await findFile(context, fileIdOf(fileId))) ?? notFound(fileId)
  if (original.state !== 'OK') return notFound(fileId)
  if (!isPicture(original)) return refuse('NOT_A_PICTURE')
  if (!isWithin(crop, original)) refuse('CROP_OUTSIDE_PICTURE', { width: original.width, height: original.height })
  await requireRoom(context, 1)
  const mimeType = cropMimeType(original.mimeType)
  const bytes = await cropPicture(await contentOf(context, original), crop, mimeType)
  const contentKey = newContentKey(siteId)
  const sizeBytes = await services.fileStore.write(contentKey, one(bytes))
  const name = displayName || croppedName(original.displayName, extensionOf(mimeType)!)
  const { folderId, root, isPrivate, labels, altText } = original
  const file = newFile(
    {
      folderId,
      root,
      isPrivate,
      labels,
      altText,
      contentKey,
      sizeBytes,
      mimeType,
      mediaType: 'IMAGE',
      displayName: displayNameOf(name),
      doc: { actor: { kind: context.identity.kind as 'owner' | 'app', id: context.identity.id } },
    },
    context.now,
  )
  await saveCropped(context, file, contentKey)
  return { file: wireFile(context, file) }
}

async function saveCropped(context: Context, file: File, contentKey: string): Promise<void> {
  const { services, siteId } = context
  try {
    await inTransaction(services.database, async (transaction) => {
      const within = { ...context, ...transaction }
      await takeRoom(within, file.sizeBytes!)
      await insertFile(within, file)
      await services.queue.add(transaction.db, processFileKind, { siteId, id: file.id })
    })
  } catch (error) {
    // If only the answer of the commit was lost, the file has the bytes.
    if (!(await findFile(context, file.id))) await services.fileStore.delete([contentKey])
    throw error
  }
}

async function contentOf({ services }: Context, { contentKey }: File): Promise<Buffer> {
  const content = contentKey === null ? undefined : await services.fileStore.read(contentKey)
  return content ? buffer(content) : refuse('NOT_A_PICTURE')
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
