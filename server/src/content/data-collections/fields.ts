import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockExistingCollection, saveChanged } from './change.ts'
import { fieldsOf, type Field } from './collection.ts'
import { displayFieldOf } from './pages.ts'
import { presentDataCollection } from './present.ts'

/** Changes the fields of a collection. */
export async function changeFields(context: Context, id: string, to: (fields: readonly Field[]) => Field[]) {
  const held = await lockExistingCollection(context, id)
  const saved = await saveChanged(context, { ...held, doc: { ...held.doc, fields: to(fieldsOf(held)) } })
  return { dataCollection: presentDataCollection(saved) }
}

/** Adds fields to a collection. If nothing names its items, the preferred field becomes its display field, otherwise its first text. */
export async function addFields(context: Context, id: string, added: readonly Field[], preferred?: string): Promise<void> {
  const held = await lockExistingCollection(context, id)
  const fields = [...fieldsOf(held), ...added]
  const named = fields.find(({ key }) => key === preferred)?.key
  const displayField = displayFieldOf(held, fieldsOf(held)) ?? named ?? displayFieldOf(held, fields)
  if (added.length === 0 && displayField === held.doc.displayField) return
  await saveChanged(context, { ...held, doc: { ...held.doc, fields, ...(displayField === undefined ? {} : { displayField }) } })
}

/** The fields with the one of this key replaced, or removed without a replacement. */
export function withField(fields: readonly Field[], key: string, to: (field: Field) => Field | undefined): Field[] {
  if (!fields.some((field) => field.key === key)) refuse('DATA_FIELD_NOT_FOUND')
  return fields.flatMap((field) => (field.key === key ? (to(field) ?? []) : field))
}
