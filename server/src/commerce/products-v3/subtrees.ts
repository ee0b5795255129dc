import { isGuid } from '@stoa/contract/guid'
import type { Context } from '../../kernel/context.ts'
import { findSubtrees } from '../collections/public.ts'
import { categoryIdFields } from './products-target.ts'

/** The categories in a filter of products that the caller can see, each with those below it. They are read before the products, so that PostgreSQL knows how many these are. */
export async function subtreesIn(context: Context, filter: unknown): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = categoryIdsIn(filter)
  return ids.length === 0 ? new Map() : findSubtrees(context, ids)
}

/** The IDs in the conditions on categories. */
function categoryIdsIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([name, value]) => (categoryIdFields.has(name) ? idsIn(value) : categoryIdsIn(value)))
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isGuid(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
