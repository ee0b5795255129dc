import { Type } from 'typebox'
import { field, maybe, Shape } from '../scalars.ts'
import { dataRoles } from './data-collection.ts'

/** The caller whose access is checked: a visitor, a member, a staff user, an API key or an app. All except visitors have an id. */
export const dataCallerKinds = ['VISITOR', 'MEMBER', 'STAFF', 'API_KEY', 'APP'] as const
export type DataCallerKind = (typeof dataCallerKinds)[number]

export const dataActions = ['READ', 'INSERT', 'UPDATE', 'REMOVE'] as const

/** Why a caller can perform an action and on which items, or why it can't. */
export const accessReasons = [
  /** The caller acts for the site, so the collection's permissions don't apply. */
  'ACTS_FOR_SITE',
  'OPEN_TO_ANYONE',
  'OPEN_TO_MEMBERS',
  /** Only items that the caller owns. */
  'OPEN_TO_AUTHORS',
  'FOR_MEMBERS',
  'FOR_THE_SITE',
  /** The caller acts for the site, but its roles, key or app lack the permission. */
  'PERMISSION_MISSING',
  /** A member who can't sign in, or a key that no longer works. */
  'CANNOT_COME_IN',
  /** Items of this collection are written through its drafts collection. */
  'WRITTEN_AS_DRAFTS',
] as const
export type AccessReason = (typeof accessReasons)[number]

const ActionAccess = Shape({
  action: field(Type.Enum([...dataActions]), 'What is done with the items.'),
  reach: field(Type.Enum(['ALL', 'OWN', 'NONE']), 'With which items it can be done: all, the caller’s own, or none.'),
  reason: field(Type.Enum([...accessReasons]), 'Why it can or can’t be done.'),
  needs: field(Type.Enum([...dataRoles]), 'Role that the collection requires for it.'),
  permission: field(Type.String(), 'Permission that a caller acting for the site needs as well.'),
  refusedWith: maybe(
    Type.Enum(['WDE0025', 'WDE0027', 'PERMISSION_DENIED', 'UNAUTHENTICATED', 'WRITTEN_AS_DRAFTS']),
    'Error that the call returns. Absent if it can be done.',
  ),
})

/** What a caller can do with the items of a collection. */
export const DataAccess = Shape({
  actions: field(
    Type.Array(ActionAccess, { minItems: dataActions.length, maxItems: dataActions.length }),
    'Access by what is done, always all four.',
  ),
  hiddenFields: field(Type.Array(Type.String()), 'Keys of the fields that are hidden from the caller.'),
})
