import type { dataCollections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import { referencedBy, type CollectionDoc, type DataPermissions, type Field } from './collection.ts'
import { systemKeys } from './present.ts'

export type Definition = RequestOf<typeof dataCollections.createDataCollection>['collection']

/** Nobody gets a right that was not given (threats: deny by default). */
const closed: DataPermissions = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' }

/** What a definition says of a collection. Fields of the system are the system's, whoever sends them back. */
export function definitionOf({ permissions, ...definition }: Partial<Definition>): { permissions: DataPermissions; doc: CollectionDoc } {
  const { displayName, displayNamespace, displayField, defaultDisplayOrder, fields } = definition
  const doc = { displayName, displayNamespace, displayField, defaultDisplayOrder, fields: ownFields(fields ?? []) }
  return { permissions: { ...closed, ...permissions }, doc: withoutUndefined(doc) }
}

const withoutUndefined = (doc: object): CollectionDoc => Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined))

export const ownFields = (fields: readonly Field[]): Field[] => fields.filter(({ key }) => !systemKeys.has(key))

/** What is wrong with fields that stand at `at`. */
export function fieldViolations(fields: readonly Field[], at: string): Violation[] {
  const keys = fields.map(({ key }) => key)
  return fields.flatMap((field, index) => {
    const place = `${at}[${index}]`
    const twice = keys.indexOf(field.key) < index ? [violation(`${place}.key`, 'VALIDATION', 'is already used by another field')] : []
    return [...twice, ...referenceViolations(field, place)]
  })
}

/** A reference has to say where it leads. */
export function referenceViolations(field: Field, at: string): Violation[] {
  if (field.type !== 'REFERENCE' && field.type !== 'MULTI_REFERENCE') return []
  const kind = field.type === 'REFERENCE' ? 'reference' : 'multiReference'
  if (referencedBy(field) !== undefined) return []
  return [violation(`${at}.typeMetadata.${kind}`, 'REQUIRED_FIELD', 'must specify the referenced collection')]
}
