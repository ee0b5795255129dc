import { productsV3 } from '@stoa/contract'
import { refuse } from '../../../kernel/refuse.ts'
import { changeEach } from '../change/change-each.ts'
import { isWithoutTags, withTagChanges } from '../change/tags.ts'
import { failuresOf } from './failures.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

export const updateTags: ProductTask<'UPDATE_TAGS'> = {
  call: productsV3.bulkUpdateProductTagsByFilter,
  over: products,
  check(_, { assignTags, unassignTags }) {
    if (isWithoutTags(assignTags) && isWithoutTags(unassignTags)) refuse('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  },
  async change(context, { assignTags, unassignTags }, held) {
    const changes = held.map(({ product: { id } }) => ({
      id,
      change: (one: (typeof held)[number]) => withTagChanges(one, { assignTags, unassignTags }),
    }))
    return failuresOf(held, await changeEach(context, held, { changes }))
  },
}
