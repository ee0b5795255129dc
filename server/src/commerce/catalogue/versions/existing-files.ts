import { isUsable, lockFiles } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { withMedia } from '../change/apply-media.ts'
import { isShowable, pictureOf } from '../change/media-facts.ts'
import type { ProductWithVariants } from '../product.ts'

/** A product of a version without the pictures and the file to download that no longer exist; pictures as their files are now. */
export async function withExistingFiles(context: Context, held: ProductWithVariants): Promise<ProductWithVariants> {
  const { media, fileId } = held.product.doc
  const files = await lockFiles(context, [...media.map(({ id }) => id), ...(fileId === undefined ? [] : [fileId])])
  const byId = new Map(files.map((file) => [file.id, file]))
  const pictures = media.flatMap((picture) => {
    const file = byId.get(picture.id)
    return file && isShowable(file) ? [{ ...pictureOf(file), altText: picture.altText }] : []
  })
  const { product, variants } = withMedia(held, pictures)
  const { fileId: _file, ...doc } = product.doc
  const file = fileId === undefined ? undefined : byId.get(fileId)
  return { product: { ...product, doc: { ...doc, ...(file?.state === 'OK' && isUsable(file) && { fileId: file.id }) } }, variants }
}
