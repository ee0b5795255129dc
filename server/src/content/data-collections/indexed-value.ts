import { valueAndIdBytesMax } from '@stoa/contract/data-collections/data-index'
import { jsonbBytes } from '../../database/query/jsonb-bytes.ts'
import { violation } from '../../database/query/violation.ts'
import type { DataCollection } from './collection.ts'
import { filledSlots } from './data-index.ts'
import { slotBytesMax } from './slots.ts'

/** The violation of an item that an index can't store. */
export function indexViolations(collection: Pick<DataCollection, 'indexes'>, { id, doc }: { id: string; doc: Record<string, unknown> }) {
  const room = valueAndIdBytesMax - Buffer.byteLength(id)
  const allowed = new Map<string, number>()
  for (const [slot, { path }] of filledSlots(collection))
    allowed.set(path, Math.min(slotBytesMax(slot), room, allowed.get(path) ?? Number.POSITIVE_INFINITY))
  return [...allowed].flatMap(([path, threshold]) => {
    const value = indexedValue(doc, path)
    if (value === undefined || indexedBytes(value) <= threshold) return []
    return [violation(path, 'MAX_LENGTH', `must have at most ${threshold} bytes because it’s indexed`, { threshold })]
  })
}

/** The lower case of a text may be longer. */
const indexedBytes = (value: unknown): number =>
  typeof value === 'string' ? Math.max(jsonbBytes(value), jsonbBytes(value.toLowerCase())) : jsonbBytes(value)

/** The value of a field in a document; undefined if missing or null. */
export const indexedValue = (doc: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), doc) ?? undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
