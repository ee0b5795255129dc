import type { catalogue } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { existingCollections } from '../../collections/public.ts'
import { withFreeBarcodes } from '../barcodes/store.ts'
import { insertProduct } from '../change/save.ts'
import { requireFreeSlug, slugOrAnother } from '../change/slug.ts'
import { lockProducts } from '../change/store.ts'
import type { ProductWithVariants } from '../product.ts'
import { productFrom } from '../store.ts'
import { withExistingFiles } from '../versions/existing-files.ts'
import { withFreeIds } from '../versions/free-ids.ts'
import { requireVersion } from '../versions/require-version.ts'
import { restoreOver } from '../versions/restore-over.ts'
import { restoredOver } from '../versions/restored-over.ts'
import { lastVersionOf } from '../versions/store.ts'
import { presentFor } from '../view.ts'

export const restoreProductVersion: Handler<typeof catalogue.restoreProductVersion> = async (context, { id, version }) => {
  const { state } = await requireVersion(context, id, version)
  const [former] = (await withExistingFiles(context, [productFrom(state)])) as [ProductWithVariants]
  const [held] = await lockProducts(context, [id])
  if (held && former.product.slug !== held.product.slug) await requireFreeSlug(context, former.product)
  const [product] = held ? await restoreOver(context, [{ before: held, former }]) : [await restoreDeleted(context, former)]
  return { product: presentFor(context, product!) }
}

/** With the stock and the collections of the time of the deletion. What was reserved counts as sold. */
async function restoreDeleted(context: Context, former: ProductWithVariants): Promise<ProductWithVariants> {
  const last = (await lastVersionOf(context, former.product.id)) ?? refuse('PRODUCT_NOT_FOUND')
  const [free] = (await withFreeBarcodes(context, [restoredOver(productFrom(last.state), former)])) as [ProductWithVariants]
  const { product, variants } = await withFreeIds(context, free, undefined)
  const back = {
    product: {
      ...product,
      revision: last.version + 1,
      updatedDate: context.now,
      slug: await slugOrAnother(context, product),
      collectionIds: await existingCollections(context, product.collectionIds),
    },
    variants: variants.map((variant) => ({ ...variant, quantity: variant.quantity - variant.reserved, reserved: 0 })),
  }
  return insertProduct(context, back, 'RESTORED')
}
