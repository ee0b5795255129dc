import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from './collection.ts'
import { filledSlots } from './data-index.ts'
import { indexedValue } from './indexed-value.ts'
import { addListFields } from './store.ts'

interface Written {
  doc: Record<string, unknown>
}

/** Indexed fields to which items bring the first list. */
export function firstLists(collection: DataCollection, items: readonly Written[]): string[] {
  const paths = new Set([...filledSlots(collection).values()].map(({ path }) => path))
  return [...paths].filter(
    (path) => !collection.listFields.includes(path) && items.some(({ doc }) => Array.isArray(indexedValue(doc, path))),
  )
}

/** Records on a collection, before items are written, the indexed fields to which they bring the first list: queries look for list entries from then on. */
export async function noteLists(context: Context, collection: DataCollection, items: readonly Written[]): Promise<void> {
  const found = firstLists(collection, items)
  if (found.length > 0) await addListFields(context, collection.id, found)
}
