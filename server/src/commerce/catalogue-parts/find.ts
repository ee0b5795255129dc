import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import type { PartArea } from './area.ts'
import type { Part } from './part.ts'
import { countParts, countProductsOf, selectPart, selectParts } from './store.ts'

type Query = Parameters<typeof planCallerQuery>[1]['query']
/** Names of the fields that a caller requests besides those that are always returned. */
export type RequestedFields = readonly string[] | undefined

const asksForCount = (fields: RequestedFields = []): boolean =>
  fields.some((field) => field === 'ASSIGNED_PRODUCTS_COUNT' || field === 'ASSIGNED_PRODUCT_COUNT')

export const findPart = async <P extends Part>(context: Context, { kind }: Pick<PartArea<P>, 'kind'>, id: string): Promise<P | undefined> =>
  (await selectPart(context, kind, id)) as P | undefined

/** Parts on the wire, with what is requested. */
export async function presentParts<P extends Part, Item>(
  context: Context,
  { present }: Pick<PartArea<P, Item>, 'present'>,
  parts: readonly P[],
  fields?: RequestedFields,
): Promise<Item[]> {
  if (!asksForCount(fields)) return parts.map((part) => present(part, context))
  const counts = await countProductsOf(
    context,
    parts.map(({ id }) => id),
  )
  return parts.map((part) => present(part, context, counts.get(part.id)))
}

/** The same of one part. */
export async function presentPart<P extends Part, Item>(
  context: Context,
  area: Pick<PartArea<P, Item>, 'present'>,
  part: P,
  fields?: RequestedFields,
): Promise<Item> {
  const [item] = (await presentParts(context, area, [part], fields)) as [Item]
  return item
}

type Queried<P extends Part, Item> = Pick<PartArea<P, Item>, 'kind' | 'target' | 'limit' | 'present'>

/** A page of parts that a caller queries. */
export async function queryParts<P extends Part, Item>(
  context: Context,
  area: Queried<P, Item>,
  { query, fields }: { query?: Query; fields?: RequestedFields },
) {
  const plan = planCallerQuery(context, {
    of: area.kind,
    isPublic: true,
    query,
    at: 'query',
    target: area.target,
    defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
    limits: { max: area.limit },
  })
  const { rows, cursors, hasNext } = plan.page(await selectParts(context, area.kind, plan))
  return {
    items: await presentParts(context, area, rows as unknown as P[], fields),
    pagingMetadata: { count: rows.length, cursors, hasNext },
  }
}

/** How many parts match a caller's filter. */
export async function countMatching(
  context: Context,
  { kind, target }: Pick<PartArea<Part>, 'kind' | 'target'>,
  filter: Record<string, unknown> | null | undefined,
): Promise<{ count: number }> {
  const plan = planCallerQuery(context, { of: kind, query: { filter }, target })
  return { count: await countParts(context, kind, plan) }
}
