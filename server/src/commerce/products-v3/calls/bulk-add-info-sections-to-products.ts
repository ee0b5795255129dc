import type { productsV3 } from '@stoa/contract'
import type { sectionProblems } from '@stoa/contract/products-v3/write-calls'
import type { Handler } from '../../../kernel/handler.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { lockProducts, partIdsOf } from '../../catalogue/public.ts'
import { changeEach } from '../change/change-each.ts'
import { failProduct } from '../change/problem.ts'
import { sectionFrom } from '../change/read-parts.ts'
import { withSectionsAdded } from '../change/sections.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'

export const bulkAddInfoSectionsToProducts: Handler<typeof productsV3.bulkAddInfoSectionsToProducts> = async (
  context,
  { products, infoSectionIds, returnEntity, fields },
) => {
  const ids = products.map(({ productId }) => productId)
  const locked = await lockProducts(context, [...new Set(ids)])
  const partIds = new Set([...infoSectionIds, ...locked.flatMap(({ product }) => partIdsOf(product.doc))])
  const sections = (await lockParts(context, { ids: [...partIds], keys: [] })).filter(({ kind }) => kind === 'infoSection')
  const byId = new Map(sections.map((section) => [section.id, sectionFrom(section)]))
  const outcomes = await changeEach(context, locked, {
    changes: products.map(({ productId, revision }) => ({
      id: productId,
      revision,
      change: (held) =>
        withSectionsAdded(
          held,
          infoSectionIds.map((id) => byId.get(id) ?? failProduct('INFO_SECTION_NOT_FOUND')),
        ),
    })),
  })
  return presentOutcomes<keyof typeof sectionProblems>(context, outcomes, { ids, returnEntity, fields })
}
