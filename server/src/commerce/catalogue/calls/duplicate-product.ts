import type { catalogue } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { existingCollections } from '../../collections/public.ts'
import { emptyProduct, storeNew } from '../change/new-product.ts'
import { defaultVariantId } from '../product.ts'
import { findProductState, productFrom } from '../store.ts'
import { presentFor } from '../view.ts'

export const duplicateProduct: Handler<typeof catalogue.duplicateProduct> = async (context, { id, name }) => {
  const { state } = (await findProductState(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  const { product, variants } = productFrom(state)
  if (name.trim() === '') refuseFields({ field: 'name', violatedRule: 'REQUIRED_FIELD', description: 'A product needs a name.' })
  const { id: productId, revision, createdDate, updatedDate, slug, numericId } = emptyProduct(context.now).product
  const copy = {
    ...product,
    id: productId,
    revision,
    createdDate,
    updatedDate,
    slug,
    numericId,
    name: name.trim(),
    sku: null,
    visible: false,
    collectionIds: await existingCollections(context, product.collectionIds),
  }
  const copies = variants.map((variant) => ({
    ...variant,
    productId,
    id: variant.id === defaultVariantId ? defaultVariantId : newId(),
    sku: null,
    barcode: null,
    quantity: 0,
    reserved: 0,
    preordered: 0,
  }))
  return { product: presentFor(context, await storeNew(context, { product: copy, variants: copies })) }
}
