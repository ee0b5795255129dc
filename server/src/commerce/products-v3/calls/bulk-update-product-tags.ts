import type { productsV3 } from '@stoa/contract'
import type { tagsProblems } from '@stoa/contract/products-v3/write-calls'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockProducts } from '../../catalogue/public.ts'
import { changeEach } from '../change/change-each.ts'
import { isWithoutTags, withTagChanges } from '../change/tags.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'

export const bulkUpdateProductTags: Handler<typeof productsV3.bulkUpdateProductTags> = async (
  context,
  { productIds, assignTags, unassignTags },
) => {
  if (isWithoutTags(assignTags) && isWithoutTags(unassignTags)) refuse('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const locked = await lockProducts(context, [...new Set(productIds)])
  const outcomes = await changeEach(context, locked, {
    changes: productIds.map((id) => ({ id, change: (held) => withTagChanges(held, { assignTags, unassignTags }) })),
  })
  return presentOutcomes<keyof typeof tagsProblems>(context, outcomes, { ids: productIds })
}
