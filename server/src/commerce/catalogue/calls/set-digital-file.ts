import type { catalogue } from '@stoa/contract'
import { findFiles, isUsable } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const setDigitalFile: Handler<typeof catalogue.setDigitalFile> = async (context, { id, fileId = null }) => {
  const before = await lockProduct(context, id)
  const { product, variants } = before
  if (product.productType !== 'digital') refuse('PRODUCT_NOT_DIGITAL')
  if (fileId !== null) await requireReadyFile(context, fileId)
  const { fileId: _earlier, ...doc } = product.doc
  await saveProducts(context, [
    { before, after: { product: { ...product, doc: { ...doc, ...(fileId !== null && { fileId }) } }, variants } },
  ])
  return {}
}

async function requireReadyFile(context: Context, fileId: string): Promise<void> {
  const [file] = await findFiles(context, [fileId])
  if (file?.state !== 'OK') refuse('FILE_NOT_FOUND')
  if (!isUsable(file!)) refuse('FILE_NOT_READY')
}
