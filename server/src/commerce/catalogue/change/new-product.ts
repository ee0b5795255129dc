import { newId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../product.ts'
import { insertProduct } from './save.ts'
import { slugFromName } from './slug.ts'
import { nextNumericIds } from './store.ts'

/** A product without anything, which the fields of a new one are applied to. */
export const emptyProduct = (now: Date): ProductWithVariants => ({
  product: {
    id: newId(),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    numericId: 0,
    name: '',
    slug: '',
    visible: true,
    productType: 'physical',
    priceMinor: 0,
    sku: null,
    brand: null,
    ribbon: null,
    collectionIds: [],
    doc: { description: '', manageVariants: false, media: [], options: [], infoSections: [], modifiers: [] },
  },
  variants: [],
})

/** Stores a product with the next number and, if it has no slug, one made from its name. */
export async function storeNew(context: Context, { product, variants }: ProductWithVariants): Promise<ProductWithVariants> {
  const [numericId] = (await nextNumericIds(context, 1)) as [number]
  const slug = product.slug || (await slugFromName(context, product.name))
  return insertProduct(context, { product: { ...product, slug, numericId }, variants })
}
