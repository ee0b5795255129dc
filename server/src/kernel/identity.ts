import type { IdentityKind } from '@stoa/contract/call'

interface BaseIdentity<Kind extends IdentityKind> {
  kind: Kind
  siteId: string
  /** The ID of the visitor, member, staff user or app; for a guest, of the order. */
  id: string
  /** Picture URLs have the hosted platform's form. */
  mediaUrls?: 'PLATFORM'
}

/** The caller and its site. */
export type Identity =
  | { kind: 'anonymous' }
  /** With `hasEndedSession`, a member's tab whose session has ended: an anonymous visitor for whatever visitors can do, signed out for all else. */
  | (BaseIdentity<'visitor'> & { clientId?: string; hasEndedSession?: true })
  | (BaseIdentity<'member'> & { clientId?: string; sessionId?: string })
  /** A buyer with a signed link to an order. The ID is the order's. */
  | BaseIdentity<'guest'>
  /** A staff user with the permissions of their roles. With `apiKeyId`, one of their API keys with the permissions of the key, which may come together with
   *  the access token of a client. */
  | (BaseIdentity<'owner'> & { permissions: Permissions; sessionId?: string; apiKeyId?: string; clientId?: string })
  | (BaseIdentity<'app'> & { permissions: readonly string[]; clientId?: string })

/** ALL is for owners. It includes permissions that aren't in any list. */
export type Permissions = 'ALL' | readonly string[]

export const grants = (held: Permissions, permission: string): boolean => held === 'ALL' || held.includes(permission)

/** The wanted permissions that are missing in `held`. */
export const missingPermissions = (held: Permissions, wanted: Permissions): readonly string[] => {
  if (held === 'ALL') return []
  return wanted === 'ALL' ? ['ALL'] : wanted.filter((permission) => !held.includes(permission))
}

export type CallerIdentity = Exclude<Identity, { kind: 'anonymous' }>

export const anonymous: Identity = { kind: 'anonymous' }

/** Whether the caller sends the token of a member's session that has ended. */
export const hasEndedSession = (identity: Identity): boolean => identity.kind === 'visitor' && identity.hasEndedSession === true

/** Owners and apps act for the site: they can see all of its data, not only their own. */
export const actsForSite = (identity: CallerIdentity): boolean => identity.kind === 'owner' || identity.kind === 'app'

/** Whether a caller has a permission. True for callers without permissions, such as visitors and members: other rules limit them. */
export const hasPermission = (identity: CallerIdentity, permission: string): boolean =>
  !('permissions' in identity) || grants(identity.permissions, permission)

/** An identity in the format of the API (wire §9). */
export function toWireIdentity(identity: Pick<CallerIdentity, 'kind' | 'id'>): Record<string, string> {
  switch (identity.kind) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: identity.id }
    case 'member':
      return { identityType: 'MEMBER', memberId: identity.id }
    case 'guest':
      return { identityType: 'ANONYMOUS_VISITOR' }
    case 'owner':
      return { identityType: 'WIX_USER', wixUserId: identity.id }
    case 'app':
      return { identityType: 'APP', appId: identity.id }
  }
}
