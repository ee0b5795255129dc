import { buffer } from 'node:stream/consumers'
import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { Refusal, refuse } from '../../../kernel/refuse.ts'
import { processFileKind } from '../../file-processing/public.ts'
import { newContentKey } from '../../file-store/public.ts'
import { requireRoom, takeRoom } from '../../file-usage/public.ts'
import {
  actorOf,
  displayNameOf,
  extensionOf,
  type File,
  fileIdOf,
  findFile,
  insertFile,
  lockFile,
  newFile,
  notFound,
  wireFile,
} from '../../files/public.ts'
import { cropMimeType, cropPicture, croppedName, isWithin } from '../crop.ts'
import { isPicture } from '../picture.ts'

type Answer = ResponseOf<typeof files.cropFile>

/** The picture is decoded and stored before the transaction, which would otherwise last as long. A repeated call may decode it again, and stores nothing. */
export const cropFile: Handler<typeof files.cropFile> = async (context, { fileId, crop, displayName }) => {
  const { siteId, services } = context
  const original = (await findFile(context, fileIdOf(fileId))) ?? notFound(fileId)
  if (original.state !== 'OK') return notFound(fileId)
  if (!isPicture(original)) return refuse('NOT_A_PICTURE')
  if (!isWithin(crop, original)) refuse('CROP_OUTSIDE_PICTURE', { width: original.width, height: original.height })
  await requireRoom(context, 1)
  const mimeType = cropMimeType(original.mimeType)
  const bytes = await cropPicture(() => contentOf(context, original), { crop, mimeType })
  const contentKey = newContentKey(siteId)
  const sizeBytes = await services.fileStore.write(contentKey, one(bytes))
  const name = displayName || croppedName(original.displayName, extensionOf(mimeType)!)
  return saveCropped(context, original.id, { contentKey, sizeBytes, mimeType, displayName: displayNameOf(name) })
}

type Part = Pick<File, 'mimeType' | 'displayName'> & { contentKey: string; sizeBytes: number }

async function saveCropped(context: Context, originalId: string, part: Part): Promise<Answer> {
  const { services, once } = context
  try {
    return await inTransaction(services.database, async (transaction) => {
      const within = { ...context, ...transaction }
      let isSaved = false
      const save = async () => {
        const answer = await saveFileOf(within, originalId, part)
        isSaved = true
        return answer
      }
      const answer = await (once ? once(transaction.db, save) : save())
      if (!isSaved) transaction.afterCommit(() => services.fileStore.delete([part.contentKey]))
      return answer
    })
  } catch (error) {
    // After a fault the commit may have succeeded, or succeed yet: the sweep decides.
    if (error instanceof Refusal) await services.fileStore.delete([part.contentKey])
    throw error
  }
}

/** With what the original is now: decoding may have taken long. */
async function saveFileOf(context: Context, originalId: string, part: Part): Promise<Answer> {
  await takeRoom(context, part.sizeBytes)
  const original = await lockFile(context, originalId)
  if (original?.state !== 'OK') return notFound(originalId)
  const { folderId, root, isPrivate, labels, altText } = original
  const actor = actorOf(context.identity)
  const file = newFile({ ...part, folderId, root, isPrivate, labels, altText, mediaType: 'IMAGE', doc: { actor } }, context.now)
  await insertFile(context, file)
  await context.services.queue.add(context.db, processFileKind, { siteId: context.siteId, id: file.id })
  return { file: wireFile(context, file) }
}

async function contentOf({ services }: Context, { contentKey }: File): Promise<Buffer> {
  const content = contentKey === null ? undefined : await services.fileStore.read(contentKey)
  return content ? buffer(content) : refuse('NOT_A_PICTURE')
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
