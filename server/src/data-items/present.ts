import type { DataItem } from './store.ts'

const date = (instant: Date) => ({ $date: instant.toISOString() })

/** An item on the wire: system fields stand among its own, dates in their typed form (wire §5). `fields` keeps only those asked for, and the id. */
export function presentDataItem(item: DataItem, dataCollectionId: string, fields: readonly string[] = []) {
  const whole: Record<string, unknown> = {
    ...item.doc,
    _id: item.id,
    ...(item.ownerId === null ? {} : { _owner: item.ownerId }),
    _createdDate: date(item.createdDate),
    _updatedDate: date(item.updatedDate),
  }
  return { id: item.id, dataCollectionId, data: fields.length > 0 ? pick(whole, fields) : whole }
}

function pick(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const wanted = new Set(['_id', ...fields.map((field) => field.split('.')[0]!)])
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name)))
}
