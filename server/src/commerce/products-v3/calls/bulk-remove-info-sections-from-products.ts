import type { productsV3 } from '@stoa/contract'
import type { missingProduct, revisionProblems } from '@stoa/contract/products-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { lockProducts } from '../../catalogue/public.ts'
import { changeEach } from '../change/change-each.ts'
import { withoutSections } from '../change/sections.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'

type Code = keyof typeof missingProduct | keyof typeof revisionProblems

export const bulkRemoveInfoSectionsFromProducts: Handler<typeof productsV3.bulkRemoveInfoSectionsFromProducts> = async (
  context,
  { products, infoSectionIds, returnEntity, fields },
) => {
  const ids = products.map(({ productId }) => productId)
  const locked = await lockProducts(context, [...new Set(ids)])
  const removed = new Set(infoSectionIds)
  const outcomes = await changeEach(context, locked, {
    changes: products.map(({ productId, revision }) => ({ id: productId, revision, change: (held) => withoutSections(held, removed) })),
  })
  return presentOutcomes<Code>(context, outcomes, { ids, returnEntity, fields })
}
