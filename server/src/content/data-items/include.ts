import type { Context } from '../../kernel/context.ts'
import {
  alike,
  type DataCollection,
  type Field,
  fieldsOf,
  hiddenFields,
  reachOf,
  readableCollection,
  referencedBy,
} from '../data-collections/public.ts'
import type { DataItem, Doc } from './item.ts'
import { presentDataItem } from './present.ts'
import { selectByIds } from './store.ts'

/** A reference field whose items are returned in place of their ids. */
export interface Included {
  field: string
  limit?: number | undefined
}

const includedDefault = 50

interface Presented {
  data: Record<string, unknown>
}

/** Replaces ids by the referenced items, as the caller can see them. Items that are hidden or missing stay ids. */
export async function includeReferences(
  context: Context,
  collection: DataCollection,
  items: readonly Presented[],
  included: readonly Included[],
): Promise<void> {
  const hidden = hiddenFields(context.identity, collection)
  for (const { field: key, limit = includedDefault } of included) {
    const field = fieldsOf(collection).find((one) => one.key === key)
    const referenced = field && !hidden.includes(key) ? referencedBy(field) : undefined
    const target =
      referenced === undefined ? undefined : await readableCollection(context, { ...alike(collection), dataCollectionId: referenced })
    if (!target) continue
    const found = await dataOf(
      context,
      target,
      items.flatMap(({ data }) => referencesIn(data, key).slice(0, limit)),
    )
    for (const { data } of items)
      if (Object.hasOwn(data, key)) data[key] = resolved(field!, referencesIn(data, key).slice(0, limit), { found, value: data[key] })
  }
}

const resolved = (
  { type }: Field,
  ids: readonly string[],
  { found, value }: { found: ReadonlyMap<string, unknown>; value: unknown },
): unknown => (type === 'REFERENCE' ? (found.get(ids[0] ?? '') ?? value) : ids.flatMap((id) => found.get(id) ?? []))

async function dataOf(context: Context, target: DataCollection, ids: readonly string[]): Promise<Map<string, unknown>> {
  if (ids.length === 0 || reachOf(context.identity, target, 'read') === 'none') return new Map()
  const found: DataItem[] = await selectByIds(context, target, [...new Set(ids)])
  return new Map(found.map((item) => [item.id, presentDataItem(context, target, item).data]))
}

/** The ids that a field of an item refers to. */
export function referencesIn(doc: Doc, key: string): string[] {
  const value = Object.hasOwn(doc, key) ? doc[key] : undefined
  return [value].flat().filter((id) => typeof id === 'string')
}
