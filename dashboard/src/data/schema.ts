import type { DataField, FieldType } from './field-types.ts'

/** The input of the field form. */
export interface FieldDraft {
  key: string
  name: string
  type: string
  leadsTo: string
  description: string
  isHidden: boolean
  isRequired: boolean
}

export const emptyDraft: FieldDraft = { key: '', name: '', type: 'TEXT', leadsTo: '', description: '', isHidden: false, isRequired: false }

/** The field with the form's changes; what the form doesn't cover is unchanged. */
export function fieldOf(draft: FieldDraft, before?: DataField): DataField {
  const { typeMetadata: _metadata, condition: _condition, ...kept } = before ?? { key: draft.key }
  const metadata = metadataOf(draft, before)
  return {
    ...kept,
    type: draft.type as FieldType,
    displayName: draft.name || null,
    description: draft.description || null,
    required: draft.isRequired,
    ...(draft.isHidden ? { condition: { permission: 'RESTRICTED' as const } } : {}),
    ...(metadata ? { typeMetadata: metadata } : {}),
  }
}

/** The target of a reference; other metadata is kept as long as the type is. */
function metadataOf({ type, leadsTo }: FieldDraft, before: DataField | undefined): DataField['typeMetadata'] {
  const kept = before?.type === type ? before.typeMetadata : undefined
  if (type === 'REFERENCE') return leadsTo ? { reference: { ...kept?.reference, referencedCollectionId: leadsTo } } : {}
  if (type === 'MULTI_REFERENCE') return leadsTo ? { multiReference: { ...kept?.multiReference, referencedCollectionId: leadsTo } } : {}
  return kept
}

/** The fields with one moved by one position; unchanged at either end. */
export function moveField(fields: readonly DataField[], key: string, by: 1 | -1): DataField[] {
  const at = fields.findIndex((field) => field.key === key)
  const to = at + by
  if (at < 0 || to < 0 || to >= fields.length) return [...fields]
  const others = fields.toSpliced(at, 1)
  return others.toSpliced(to, 0, fields[at]!)
}
