import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { bulkProblems } from '@stoa/contract/catalogue/problems'
import type { Context } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refuse.ts'
import type { ProductWithVariants } from '../product.ts'
import { saveProducts, type ProductChange } from './save.ts'
import type { PropertyChange } from './set-property.ts'
import { lockProducts } from './store.ts'

type BulkResults = ResponseOf<typeof catalogue.bulkUpdateProductsProperty>
type Failure = NonNullable<BulkResults['results'][number]['itemMetadata']['error']>

const problems: Readonly<Record<string, { message: string }>> = bulkProblems

const failureOf = (code: string, data: Record<string, unknown> = {}): Failure => ({ code, description: problems[code]!.message, data })

/** Changes products, each by itself: those that can't be changed stay as they are, with the reason in the result. */
export async function changeEach(context: Context, ids: readonly string[], change: PropertyChange): Promise<BulkResults> {
  const failures = new Map<string, Failure>()
  const held = byId(await lockProducts(context, unique(ids)))
  const changes = unique(ids).flatMap((id): ProductChange[] => {
    const before = held.get(id)
    const after = before ? outcomeOf(before, change) : failureOf('PRODUCT_NOT_FOUND')
    if (before && 'product' in after) return [{ before, after }]
    failures.set(id, after as Failure)
    return []
  })
  await saveProducts(context, changes)
  return resultsOf(ids, failures)
}

/** Deletes products, or does something else with those that exist. */
export async function withEach(
  context: Context,
  ids: readonly string[],
  work: (held: readonly ProductWithVariants[]) => Promise<void>,
): Promise<BulkResults> {
  const held = byId(await lockProducts(context, unique(ids)))
  if (held.size > 0) await work([...held.values()])
  return resultsOf(ids, new Map(ids.filter((id) => !held.has(id)).map((id) => [id, failureOf('PRODUCT_NOT_FOUND')])))
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

const byId = (held: readonly ProductWithVariants[]): Map<string, ProductWithVariants> => new Map(held.map((one) => [one.product.id, one]))

function outcomeOf(before: ProductWithVariants, change: PropertyChange): ProductWithVariants | Failure {
  try {
    return change(before)
  } catch (error) {
    if (error instanceof Refusal && problems[error.code]) return failureOf(error.code, error.data)
    throw error
  }
}

function resultsOf(ids: readonly string[], failures: ReadonlyMap<string, Failure>): BulkResults {
  const results = ids.map((id, originalIndex) => {
    const error = failures.get(id)
    return { itemMetadata: { id, originalIndex, success: !error, ...(error && { error }) } }
  })
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
  return { results, bulkActionMetadata: { totalSuccesses: results.length - totalFailures, totalFailures, undetailedFailures: 0 } }
}
