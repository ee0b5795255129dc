import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import { publishingFields } from '@stoa/contract/data-items/publishing'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { fieldsOf, type DataAction, type DataCollection } from './collection.ts'
import { hasStatuses } from './plugins.ts'

/** Which items an action of a caller covers: all, those it owns, or none. */
export type Reach = 'all' | 'own' | 'none'

/** The least that a member needs. A new item belongs to its author, so an author can insert like any member. */
const ofMembers: Readonly<Record<DataRole, Reach>> = { ANYONE: 'all', SITE_MEMBER: 'all', SITE_MEMBER_AUTHOR: 'own', ADMIN: 'none' }

export function reachOf(identity: CallerIdentity, { permissions }: Pick<DataCollection, 'permissions'>, action: DataAction): Reach {
  if (actsForSite(identity)) return 'all'
  const role = permissions[action]
  if (identity.kind === 'member') return action === 'insert' && role === 'SITE_MEMBER_AUTHOR' ? 'all' : ofMembers[role]
  return role === 'ANYONE' && identity.kind === 'visitor' ? 'all' : 'none'
}

const actions: readonly DataAction[] = ['read', 'insert', 'update', 'remove']

/** A collection in which the caller can do nothing doesn't exist for it. */
export const isKnownTo = (identity: CallerIdentity, collection: DataCollection): boolean =>
  actions.some((action) => reachOf(identity, collection, action) !== 'none')

/** Fields that only callers acting for the site can see. For others they are missing. */
export const hiddenFields = (identity: CallerIdentity, collection: DataCollection): readonly string[] =>
  actsForSite(identity) ? [] : restrictedFields(collection)

/** By document, which many copies of a collection share: each item of a page asks for them. */
const restricted = new WeakMap<DataCollection['doc'], readonly string[]>()

function restrictedFields(collection: DataCollection): readonly string[] {
  const known = restricted.get(collection.doc)
  if (known) return known
  const keys = fieldsOf(collection).flatMap(({ key, condition }) => (condition?.permission === 'RESTRICTED' ? key : []))
  restricted.set(collection.doc, keys)
  return keys
}

/** Fields that the caller can neither set nor clear: hidden ones, and the publish status. */
export const fixedFields = (identity: CallerIdentity, collection: DataCollection): readonly string[] => [
  ...hiddenFields(identity, collection),
  ...(hasStatuses(collection) && !actsForSite(identity) ? publishingFields : []),
]

/** Whether drafts are hidden from this call: callers acting for the site must ask for them. */
export const hidesDrafts = (collection: DataCollection): boolean => hasStatuses(collection) && collection.showsDrafts !== true
