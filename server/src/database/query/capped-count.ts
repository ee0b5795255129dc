import type { Db, Sql } from '../../kernel/db.ts'
import type { Page, QueryPlan, Selection } from './query-plan.ts'

const rememberedMs = 10_000
const rememberedMax = 1000
const tooMany = new Map<string, number>()

/** A query with the page that was read of it. */
export interface Paged {
  plan: QueryPlan
  page: Page<unknown>
}

interface Counted extends Paged {
  selection: Omit<Selection, 'columns'>
  /** Counting goes this far; one more means "more than that". */
  atMost: number
}

/** How many rows match a query in all. A page that is the last one says so itself, without a statement. That there are too many to count is remembered for
 *  some seconds: it takes ten thousand rows to find out, hundreds of times what the page beside it takes, and a shop that large does not become small. */
export async function totalOf(db: Db, { plan, selection, page, atMost }: Counted): Promise<number> {
  if (page.total !== undefined) return page.total
  const statement = plan.count(selection, atMost)
  const key = keyOf(statement)
  if ((tooMany.get(key) ?? 0) > performance.now()) return atMost + 1
  const total = (await db.one<{ total: number }>(statement))?.total ?? 0
  if (total > atMost) remember(key)
  return total
}

const keyOf = ({ text, values }: Sql): string => JSON.stringify([text, values])

function remember(key: string): void {
  tooMany.delete(key)
  if (tooMany.size >= rememberedMax) tooMany.delete(tooMany.keys().next().value!)
  tooMany.set(key, performance.now() + rememberedMs)
}
