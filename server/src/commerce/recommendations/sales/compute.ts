import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../../kernel/context.ts'
import { type Periods, periodsAt } from './periods.ts'
import { deleteSales, nextCompanions, otherProducts, readCompanions, readSales, saveCompanions, saveSales } from './store.ts'

/** Products whose sales are read and written at once, and those whose orders are compared at once. */
const salesAtOnce = 500
const companionsAtOnce = 50

const [first, last] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** Computes what recommendations of a site are read from, some products at a time. It writes only what has changed, so that pages which show recommendations stay, and locks nothing that purchases need. */
export async function computeSalesOf(scope: Scope, now: Date): Promise<void> {
  const periods = periodsAt(now)
  for (let after: string | undefined = first; after !== undefined;) after = await countSales(scope, periods, after)
  for (let after: string | undefined = first; after !== undefined;) after = await relateSales(scope, periods, after)
}

/** Returns the last product of the batch, if others may follow. */
async function countSales(scope: Scope, periods: Periods, after: string): Promise<string | undefined> {
  const read = await readSales(scope, periods, { after, limit: salesAtOnce })
  const sales = read.filter(({ exists }) => exists)
  const changed = sales.filter(({ isSaved }) => !isSaved)
  if (changed.length > 0) await saveSales(scope, changed)
  const until = read.length === salesAtOnce ? read.at(-1)!.productId : undefined
  const others = await otherProducts(scope, { after, until: until ?? last, productIds: sales.map(({ productId }) => productId) })
  if (others.length > 0) await deleteSales(scope, others)
  return until
}

async function relateSales(scope: Scope, periods: Periods, after: string): Promise<string | undefined> {
  const before = await nextCompanions(scope, { after, limit: companionsAtOnce })
  if (before.length === 0) return undefined
  const productIds = before.map(({ productId }) => productId)
  const related = new Map((await readCompanions(scope, periods, productIds)).map((one) => [one.productId, one.boughtWith]))
  const changed = before.flatMap(({ productId, boughtWith: formerly }) => {
    const boughtWith = related.get(productId) ?? []
    return isDeepStrictEqual(boughtWith, formerly) ? [] : [{ productId, boughtWith }]
  })
  if (changed.length > 0) await saveCompanions(scope, changed)
  return before.length === companionsAtOnce ? productIds.at(-1) : undefined
}
