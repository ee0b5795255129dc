import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import { publishingFields } from '@stoa/contract/data-items/publishing'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { fieldsOf, type DataAction, type DataCollection } from './collection.ts'
import { hasStatuses } from './plugins.ts'

/** How far an action of somebody's goes in a collection: all items, those they own, or none. */
export type Reach = 'all' | 'own' | 'none'

/** The least a member needs; a new item is its author's, so an author inserts like any member. */
const ofMembers: Readonly<Record<DataRole, Reach>> = { ANYONE: 'all', SITE_MEMBER: 'all', SITE_MEMBER_AUTHOR: 'own', ADMIN: 'none' }

export function reachOf(identity: CallerIdentity, { permissions }: Pick<DataCollection, 'permissions'>, action: DataAction): Reach {
  if (actsForSite(identity)) return 'all'
  const role = permissions[action]
  if (identity.kind === 'member') return action === 'insert' && role === 'SITE_MEMBER_AUTHOR' ? 'all' : ofMembers[role]
  return role === 'ANYONE' && identity.kind === 'visitor' ? 'all' : 'none'
}

const actions: readonly DataAction[] = ['read', 'insert', 'update', 'remove']

/** A collection in which one may do nothing at all is not there. */
export const isKnownTo = (identity: CallerIdentity, collection: DataCollection): boolean =>
  actions.some((action) => reachOf(identity, collection, action) !== 'none')

/** Fields that only those who act for the site see: to others they are missing. */
export const hiddenFields = (identity: CallerIdentity, collection: DataCollection): readonly string[] =>
  actsForSite(identity)
    ? []
    : fieldsOf(collection)
        .filter(({ condition }) => condition?.permission === 'RESTRICTED')
        .map(({ key }) => key)

/** Fields that the caller neither sets nor loses: what it does not see, and whether an item is published. */
export const fixedFields = (identity: CallerIdentity, collection: DataCollection): readonly string[] => [
  ...hiddenFields(identity, collection),
  ...(hasStatuses(collection) && !actsForSite(identity) ? publishingFields : []),
]

/** Whether drafts are missing for whoever asks: they are to be asked for, by those who act for the site. */
export const hidesDrafts = (collection: DataCollection): boolean => hasStatuses(collection) && collection.showsDrafts !== true
