import { productsV3 } from '@stoa/contract'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import { withAdjustments } from '../adjust/adjust-product.ts'
import { readAdjustments } from '../adjust/adjustments.ts'
import { changeEach } from '../change/change-each.ts'
import { failuresOf } from './failures.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

export const adjustVariants: ProductTask<'ADJUST_VARIANTS'> = {
  call: productsV3.bulkAdjustProductVariantsByFilter,
  over: products,
  check({ site }, request) {
    readAdjustments(request, site.settings.currency)
  },
  async change(context, request, held) {
    const { currency } = context.site.settings
    const adjustments = readAdjustments(request, currency)
    const change = (one: ProductWithVariants) => withAdjustments(one, adjustments, currency)
    const changes = held.map(({ product: { id } }) => ({ id, change }))
    return failuresOf(held, await changeEach(context, held, { changes }))
  },
}
