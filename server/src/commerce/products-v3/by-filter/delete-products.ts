import { productsV3 } from '@stoa/contract'
import { refuseFields } from '../../../kernel/refuse.ts'
import { deleteLocked } from '../../catalogue/public.ts'
import { hasCondition } from './conditions.ts'
import type { Requests } from './job.ts'
import type { Task } from './task.ts'

export const deleteProducts: Task<Requests['DELETE_PRODUCTS']> = {
  call: productsV3.bulkDeleteProductsByFilter,
  check(_, { filter }) {
    if (hasCondition(filter)) return
    refuseFields({
      field: 'filter',
      violatedRule: 'REQUIRED_FIELD',
      description: 'A filter without a condition would delete all products.',
    })
  },
  async change(context, _, held) {
    await deleteLocked(context, held)
    return []
  },
}
