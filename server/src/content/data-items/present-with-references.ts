import type { Context } from '../../kernel/context.ts'
import { type DataCollection, project, projectionOf } from '../data-collections/public.ts'
import { includeReferences, type Included } from './include.ts'
import type { DataItem } from './item.ts'
import { presentDataItem } from './present.ts'

interface PresentOptions {
  items: readonly DataItem[]
  /** Paths of the fields to return, also within included items. All by default. */
  fields?: readonly string[] | undefined
  /** Reference fields whose items were requested, as each package generation names them. */
  include?: readonly (string | Included)[] | undefined
}

/** Items for the response, with the fields and the referenced items that were requested. */
export async function presentRead(context: Context, collection: DataCollection, { items, fields, include = [] }: PresentOptions) {
  const projection = projectionOf(fields)
  const shown = items.map((item) => presentDataItem(context, collection, item))
  const included = include.map((one) => (typeof one === 'string' ? { field: one } : one))
  const wanted = projection ? included.filter(({ field }) => projection.has(field)) : included
  await includeReferences(context, collection, shown, wanted)
  return projection ? shown.map((item) => ({ ...item, data: project(item.data, projection) })) : shown
}

/** A written item for the response. */
export async function presentWithReferences(
  context: Context,
  collection: DataCollection,
  { item, include }: { item: DataItem; include: PresentOptions['include'] },
) {
  const [dataItem] = await presentRead(context, collection, { items: [item], include })
  return dataItem!
}
