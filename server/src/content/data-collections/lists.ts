import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from './collection.ts'
import { filledSlots } from './data-index.ts'
import { indexedValue } from './indexed-value.ts'
import { addListFields } from './store.ts'

interface Written {
  doc: Record<string, unknown>
}

/** Indexed fields into which items bring the first lists. */
export function firstLists(collection: DataCollection, items: readonly Written[]): string[] {
  const paths = new Set([...filledSlots(collection).values()].map(({ path }) => path))
  return [...paths].filter(
    (path) => !collection.listFields.includes(path) && items.some(({ doc }) => Array.isArray(indexedValue(doc, path))),
  )
}

/** Tells a collection, before items are written, of the first lists they bring into indexed fields: queries look for their entries from then on. */
export async function noteLists(context: Context, collection: DataCollection, items: readonly Written[]): Promise<void> {
  const found = firstLists(collection, items)
  if (found.length > 0) await addListFields(context, collection.id, found)
}
