import type { Page } from '../../database/query/query-plan.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { boundTo, type DataCollection } from '../data-collections/public.ts'
import { targetFor } from './filtering.ts'
import type { DataItem } from './item.ts'
import { selectItems } from './store.ts'

interface PageInput {
  /** What the page is of: a cursor of one list can't be used for another. */
  of: string
  query: { filter?: unknown; sort?: unknown; cursor?: string | undefined }
  limit: number
}

/** A page of a collection's items, as the caller can see them. */
export async function pageOf(context: Context, collection: DataCollection, { of, query, limit }: PageInput): Promise<Page<DataItem>> {
  const { filter, sort, cursor } = query
  const asked = { ...(cursor === undefined ? { filter, sort } : {}), cursorPaging: { limit, ...(cursor === undefined ? {} : { cursor }) } }
  const plan = planCallerQuery(context, { of: `${of} ${boundTo(collection)}`, query: asked, target: targetFor(context, collection) })
  return plan.page(await selectItems(context, collection, plan))
}
