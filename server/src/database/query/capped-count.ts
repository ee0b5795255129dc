import type { Db, Sql } from '../../kernel/db.ts'
import { noteClock } from '../../kernel/source-changes.ts'
import type { Page, QueryPlan, Selection } from './query-plan.ts'

const cachedForMs = 10_000
const cachedMax = 1000
const tooMany = new Map<string, number>()

/** A query with the page that was read. */
export interface PageOfPlan {
  plan: QueryPlan
  page: Page<unknown>
}

interface CountInput extends PageOfPlan {
  selection: Omit<Selection, 'columns'>
  /** Counting stops here; one more means "more than that". */
  atMost: number
}

/** The total of a query. The last page gives it without a statement. A count that stopped at the limit is cached for some seconds: it reads ten thousand
 *  rows, hundreds of times as many as a page, and a list that long doesn't become short. */
export async function totalOf(db: Db, { plan, selection, page, atMost }: CountInput): Promise<number> {
  if (page.total !== undefined) return page.total
  const statement = plan.count(selection, atMost)
  const key = keyOf(statement)
  if ((tooMany.get(key) ?? 0) > performance.now()) {
    noteClock()
    return atMost + 1
  }
  const total = (await db.one<{ total: number }>(statement))?.total ?? 0
  if (total > atMost) cacheAsTooMany(key)
  return total
}

const keyOf = ({ text, values }: Sql): string => JSON.stringify([text, values])

function cacheAsTooMany(key: string): void {
  tooMany.delete(key)
  if (tooMany.size >= cachedMax) tooMany.delete(tooMany.keys().next().value!)
  tooMany.set(key, performance.now() + cachedForMs)
}
