import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { bulkProblems } from '@stoa/contract/catalogue/problems'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../product.ts'
import { deleteLocked, saveProducts, type ProductChange } from './save.ts'
import type { BulkProblem, PropertyChange } from './set-property.ts'
import { lockProducts } from './store.ts'

type BulkResults = ResponseOf<typeof catalogue.bulkUpdateProductsProperty>

/** Changes products, each by itself: those that can't be changed stay as they are, with the reason in the result. */
export async function changeEach(context: Context, ids: readonly string[], change: PropertyChange): Promise<BulkResults> {
  const problems = new Map<string, BulkProblem>()
  const held = byId(await lockProducts(context, unique(ids)))
  const changes = unique(ids).flatMap((id): ProductChange[] => {
    const before = held.get(id)
    const after = before ? change(before) : 'PRODUCT_NOT_FOUND'
    if (before && typeof after === 'object') return [{ before, after }]
    problems.set(id, after as BulkProblem)
    return []
  })
  await saveProducts(context, changes)
  return resultsOf(ids, problems)
}

export async function deleteEach(context: Context, ids: readonly string[]): Promise<BulkResults> {
  const held = await lockProducts(context, unique(ids))
  if (held.length > 0) await deleteLocked(context, held)
  const existing = byId(held)
  const missing = ids.filter((id) => !existing.has(id))
  return resultsOf(ids, new Map(missing.map((id) => [id, 'PRODUCT_NOT_FOUND'])))
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

const byId = (held: readonly ProductWithVariants[]): Map<string, ProductWithVariants> => new Map(held.map((one) => [one.product.id, one]))

function resultsOf(ids: readonly string[], problems: ReadonlyMap<string, BulkProblem>): BulkResults {
  const results = ids.map((id, originalIndex) => {
    const code = problems.get(id)
    return {
      itemMetadata: { id, originalIndex, success: !code, ...(code && { error: { code, description: bulkProblems[code].message } }) },
    }
  })
  return withTotals(results)
}
