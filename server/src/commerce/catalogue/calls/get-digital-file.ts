import type { catalogue } from '@stoa/contract'
import { findStoredFile } from '../../../content/media/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findProduct } from '../store.ts'

export const getDigitalFile: Handler<typeof catalogue.getDigitalFile> = async (context, { id }) => {
  const { doc } = (await findProduct(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  if (doc.fileId === undefined) return {}
  const file = await findStoredFile(context.services, context.siteId, doc.fileId)
  if (!file) return {}
  const { fileName, mimeType, size } = file
  return { file: { id: doc.fileId, fileName, mimeType, sizeInBytes: size } }
}
