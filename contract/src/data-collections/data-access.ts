import { Type } from 'typebox'
import { maybe, Shape } from '../scalars.ts'
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
  action: Type.Enum([...dataActions]),
  /** Which items: all, only the caller's own, or none. */
  reach: Type.Enum(['ALL', 'OWN', 'NONE']),
  reason: Type.Enum([...accessReasons]),
  /** The role that the collection requires. */
  needs: Type.Enum([...dataRoles]),
  /** The permission that a caller acting for the site needs as well. */
  permission: Type.String(),
  /** The error that the call returns. */
  refusedWith: maybe(Type.Enum(['WDE0025', 'WDE0027', 'PERMISSION_DENIED', 'UNAUTHENTICATED', 'WRITTEN_AS_DRAFTS'])),
})

/** What a caller can do with the items of a collection. */
export const DataAccess = Shape({
  actions: Type.Array(ActionAccess, { minItems: dataActions.length, maxItems: dataActions.length }),
  /** Fields that are hidden from the caller. */
  hiddenFields: Type.Array(Type.String()),
})
