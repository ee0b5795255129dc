import { productsV3 } from '@stoa/contract'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import { withAdjustments } from '../adjust/adjust-product.ts'
import { readAdjustments } from '../adjust/adjustments.ts'
import { changeEach } from '../change/change-each.ts'
import { failuresOf } from './failures.ts'
import type { Requests } from './job.ts'
import type { Task } from './task.ts'

export const adjustVariants: Task<Requests['ADJUST_VARIANTS']> = {
  call: productsV3.bulkAdjustProductVariantsByFilter,
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
