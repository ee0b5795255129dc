import type { Context } from '../../../kernel/context.ts'
import { mediaFacts } from '../change/media-facts.ts'
import type { ProductWithVariants } from '../product.ts'

/** A product of a version without the pictures whose files no longer exist; the others as their files are now. */
export async function existingPictures(context: Context, { product, variants }: ProductWithVariants): Promise<ProductWithVariants> {
  const facts = await mediaFacts(
    context,
    product.doc.media.map(({ id }) => id),
  )
  const media = product.doc.media.flatMap((picture) => {
    const found = facts.get(picture.id)
    return found ? [{ ...found, altText: picture.altText }] : []
  })
  return { product: { ...product, doc: { ...product.doc, media } }, variants }
}
