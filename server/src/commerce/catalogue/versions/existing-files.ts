import { type File, isUsable, lockFiles } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { withMedia } from '../change/apply-media.ts'
import { isShowable, pictureOf } from '../change/media-facts.ts'
import type { ProductWithVariants } from '../product.ts'

/** Products of versions without the pictures and the files to download that no longer exist; pictures as their files are now. */
export async function withExistingFiles(context: Context, products: readonly ProductWithVariants[]): Promise<ProductWithVariants[]> {
  const ids = products.flatMap(({ product: { doc } }) => [
    ...doc.media.map(({ id }) => id),
    ...(doc.fileId === undefined ? [] : [doc.fileId]),
  ])
  const files = ids.length > 0 ? await lockFiles(context, [...new Set(ids)]) : []
  const byId = new Map(files.map((file) => [file.id, file]))
  return products.map((held) => withFiles(held, byId))
}

function withFiles(held: ProductWithVariants, byId: ReadonlyMap<string, File>): ProductWithVariants {
  const { media, fileId } = held.product.doc
  const pictures = media.flatMap((picture) => {
    const file = byId.get(picture.id)
    return file && isShowable(file) ? [{ ...pictureOf(file), altText: picture.altText }] : []
  })
  const { product, variants } = withMedia(held, pictures)
  const { fileId: _file, ...doc } = product.doc
  const file = fileId === undefined ? undefined : byId.get(fileId)
  return { product: { ...product, doc: { ...doc, ...(file?.state === 'OK' && isUsable(file) && { fileId: file.id }) } }, variants }
}
