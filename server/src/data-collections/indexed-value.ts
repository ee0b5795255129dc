import { indexedValueBytesMax } from '@stoa/contract/data-collections/data-index'
import { violation } from '../database/query/violation.ts'
import type { DataCollection } from './collection.ts'
import { filledSlots } from './data-index.ts'

/** What is wrong with a document that an index cannot hold. */
export function indexViolations(collection: Pick<DataCollection, 'indexes'>, doc: Record<string, unknown>) {
  return [...new Set([...filledSlots(collection).values()].map(({ path }) => path))].flatMap((path) => {
    const value = indexedValue(doc, path)
    const isTooLong = value !== undefined && Buffer.byteLength(JSON.stringify(value)) > indexedValueBytesMax
    const said = `must have at most ${indexedValueBytesMax} bytes: there is an index on it`
    return isTooLong ? [violation(path, 'MAX_LENGTH', said, { threshold: indexedValueBytesMax })] : []
  })
}

/** What a document has in a field; undefined where that is missing or null. */
export const indexedValue = (doc: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), doc) ?? undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
