import { productsV3 } from '@stoa/contract'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Context } from '../../../kernel/context.ts'
import { requireFields } from '../../catalogue-jobs/public.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { emptyProduct, type ProductWithVariants } from '../../catalogue/public.ts'
import { existingCollections } from '../../collections/public.ts'
import { withInput } from '../change/apply.ts'
import { changeEach } from '../change/change-each.ts'
import type { ProductInput } from '../change/input.ts'
import { namesOfAll } from '../change/locks.ts'
import { requireOneText } from '../change/read-html.ts'
import { Reader } from '../change/reader.ts'
import { checkInput } from './check-input.ts'
import { failuresOf } from './failures.ts'
import { fitting } from './fitting.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

export const updateProducts: ProductTask<'UPDATE_PRODUCTS'> = {
  call: productsV3.bulkUpdateProductsByFilter,
  over: products,
  async check(context, { product }) {
    requireFields('product', product)
    const blank = named(emptyProduct(context.now))
    const reader = await readerOf(context, product, [blank])
    const reading = reader.reading('product')
    checkInput(productsV3.bulkUpdateProductsByFilter, reader, () => {
      requireOneText(product, reading)
      return withInput(blank, product, reading)
    })
  },
  async change(context, { product }, held) {
    const reader = await readerOf(context, product, held)
    const change = (one: ProductWithVariants) => fitting(reader.reading('product'), (reading) => withInput(one, product, reading))
    const changes = held.map(({ product: { id } }) => ({ id, change }))
    return failuresOf(held, await changeEach(context, held, { changes, reader }))
  },
}

/** Not new: a new product gets its slug from its name. */
const named = ({ product, variants }: ProductWithVariants): ProductWithVariants => ({
  product: { ...product, name: 'Product', slug: 'product' },
  variants,
})

/** With everything that the fields name. Locks parts of the catalogue. */
async function readerOf(context: Context, input: ProductInput, held: readonly ProductWithVariants[]): Promise<Reader> {
  const names = namesOfAll(held.map(({ product }) => ({ input, product })))
  const { mainCategoryId } = input
  const isStored = typeof mainCategoryId === 'string' && mainCategoryId !== allProductsId
  return new Reader(context, {
    parts: names ? await lockParts(context, names) : [],
    media: new Map(),
    files: new Set(),
    categoryIds: new Set(isStored ? await existingCollections(context, [mainCategoryId]) : []),
  })
}
