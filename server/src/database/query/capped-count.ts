import type { Db, Sql } from '../../kernel/db.ts'
import { createLongLists } from './long-lists.ts'
import type { Page, QueryPlan, Selection } from './query-plan.ts'

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

/** The total of a query. The last page gives it without a statement. */
export async function totalOf(db: Db, { plan, selection, page, atMost }: CountInput): Promise<number> {
  return page.total ?? countOnce(db, plan.count(selection, atMost), atMost)
}

const tooMany = createLongLists<true>()

/** The `total` of a statement that stops counting at one more than `atMost`. Of a list that is longer, it isn't counted again for some seconds. */
export async function countOnce(db: Db, statement: Sql, atMost: number): Promise<number> {
  const key = JSON.stringify([statement.text, statement.values])
  if (tooMany.get(key)) return atMost + 1
  const total = (await db.one<{ total: number }>(statement))?.total ?? 0
  if (total > atMost) tooMany.set(key, true)
  return total
}
