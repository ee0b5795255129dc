import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from '../data-collections/public.ts'
import { includeReferences, type Included } from './include.ts'
import type { DataItem } from './item.ts'
import { presentDataItem } from './present.ts'

interface Answering {
  item: DataItem
  /** Reference fields whose items were requested, as each package generation names them. */
  include: readonly (string | Included)[] | undefined
}

/** A written item for the response. */
export async function presentWithReferences(context: Context, collection: DataCollection, { item, include = [] }: Answering) {
  const dataItem = presentDataItem(context, collection, item)
  const included = include.map((one) => (typeof one === 'string' ? { field: one } : one))
  await includeReferences(context, collection, [dataItem], included)
  return dataItem
}
