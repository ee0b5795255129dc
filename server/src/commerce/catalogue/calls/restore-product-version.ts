import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { insertProduct, saveProducts } from '../change/save.ts'
import { requireFreeSlug, slugFor } from '../change/slug.ts'
import { lockProducts } from '../change/store.ts'
import { productFrom } from '../store.ts'
import { existingPictures } from '../versions/existing-pictures.ts'
import { restoredOver } from '../versions/restored-over.ts'
import { existingCollections, findVersion, lastVersionOf } from '../versions/store.ts'
import { presentFor } from '../view.ts'

export const restoreProductVersion: Handler<typeof catalogue.restoreProductVersion> = async (context, { id, version }) => {
  const [held] = await lockProducts(context, [id])
  const { state } = (await findVersion(context, id, version)) ?? refuse('VERSION_NOT_FOUND')
  const kept = await existingPictures(context, productFrom(state))
  if (held) {
    const after = restoredOver(held, kept)
    if (after.product.slug !== held.product.slug) await requireFreeSlug(context, after.product)
    const [saved] = await saveProducts(context, [{ before: held, after }], 'RESTORED')
    return { product: presentFor(context, saved!) }
  }
  const { product, variants } = kept
  const back = {
    product: {
      ...product,
      revision: (await lastVersionOf(context, id)) + 1,
      updatedDate: context.now,
      slug: await slugFor(context, product, 'TAKE_ANOTHER'),
      collectionIds: await existingCollections(context, product.collectionIds),
    },
    variants: variants.map((variant) => ({ ...variant, reserved: 0, preordered: 0 })),
  }
  await insertProduct(context, back, 'RESTORED')
  return { product: presentFor(context, back) }
}
