import { Type } from 'typebox'
import { maybe, Shape } from '../scalars.ts'
import { dataRoles } from './data-collection.ts'

/** Who may be asked about: anybody who comes by, a member, one of the staff, an API key, an app. All but visitors have an id. */
export const dataCallerKinds = ['VISITOR', 'MEMBER', 'STAFF', 'API_KEY', 'APP'] as const
export type DataCallerKind = (typeof dataCallerKinds)[number]

export const dataActions = ['READ', 'INSERT', 'UPDATE', 'REMOVE'] as const

/** Why an action is open to somebody, and how far, or why it is not. */
export const accessReasons = [
  /** They act for the site: the collection's permissions do not bind them. */
  'ACTS_FOR_SITE',
  'OPEN_TO_ANYONE',
  'OPEN_TO_MEMBERS',
  /** Their own items alone. */
  'OPEN_TO_AUTHORS',
  'FOR_MEMBERS',
  'FOR_THE_SITE',
  /** They act for the site, but their roles, their key or their app lack the permission. */
  'PERMISSION_MISSING',
  /** A member who cannot sign in, or a key that opens nothing any more. */
  'CANNOT_COME_IN',
  /** Items of this collection are written in that of its drafts. */
  'WRITTEN_AS_DRAFTS',
] as const
export type AccessReason = (typeof accessReasons)[number]

const ActionAccess = Shape({
  action: Type.Enum([...dataActions]),
  /** Which items: all, those that are the caller's own, or none. */
  reach: Type.Enum(['ALL', 'OWN', 'NONE']),
  reason: Type.Enum([...accessReasons]),
  /** What the collection asks for. */
  needs: Type.Enum([...dataRoles]),
  /** What somebody who acts for the site needs besides. */
  permission: Type.String(),
  /** What a call is refused with. */
  refusedWith: maybe(Type.Enum(['WDE0025', 'WDE0027', 'PERMISSION_DENIED', 'UNAUTHENTICATED', 'WRITTEN_AS_DRAFTS'])),
})

/** What somebody may do with the items of a collection. */
export const DataAccess = Shape({
  actions: Type.Array(ActionAccess, { minItems: dataActions.length, maxItems: dataActions.length }),
  /** Fields that are missing for them. */
  hiddenFields: Type.Array(Type.String()),
})
