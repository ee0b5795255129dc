import type { dataCollections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import { referencedBy, type CollectionDoc, type DataPermissions, type Field } from './collection.ts'
import { systemKeys } from './present.ts'

export type Definition = RequestOf<typeof dataCollections.createDataCollection>['collection']

/** Without explicit permissions, callers have none (threats: deny by default). */
const closed: DataPermissions = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' }

/** Applies a definition to a collection. System fields can be sent back and are ignored. */
export function definitionOf({ permissions, ...definition }: Partial<Definition>): { permissions: DataPermissions; doc: CollectionDoc } {
  const { displayName, displayNamespace, displayField, defaultDisplayOrder, fields } = definition
  const doc = { displayName, displayNamespace, displayField, defaultDisplayOrder, fields: ownFields(fields ?? []) }
  return { permissions: { ...closed, ...permissions }, doc: withoutUndefined(doc) }
}

const withoutUndefined = (doc: object): CollectionDoc => Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined))

export const ownFields = (fields: readonly Field[]): Field[] => fields.filter(({ key }) => !systemKeys.has(key))

/** The violations of the fields at `at`. */
export function fieldViolations(fields: readonly Field[], at: string): Violation[] {
  const keys = fields.map(({ key }) => key)
  return fields.flatMap((field, index) => {
    const place = `${at}[${index}]`
    const twice = keys.indexOf(field.key) < index ? [violation(`${place}.key`, 'VALIDATION', 'is already used by another field')] : []
    return [...twice, ...referenceViolations(field, place)]
  })
}

/** A reference must name the collection it refers to. */
export function referenceViolations(field: Field, at: string): Violation[] {
  if (field.type !== 'REFERENCE' && field.type !== 'MULTI_REFERENCE') return []
  const kind = field.type === 'REFERENCE' ? 'reference' : 'multiReference'
  if (referencedBy(field) !== undefined) return []
  return [violation(`${at}.typeMetadata.${kind}`, 'REQUIRED_FIELD', 'must specify the referenced collection')]
}
