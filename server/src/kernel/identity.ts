import type { IdentityKind } from '@stoa/contract/call'

interface BaseIdentity<Kind extends IdentityKind> {
  kind: Kind
  siteId: string
  /** The visitor's, member's, staff user's or app's id. */
  id: string
}

/** The caller and its site. */
export type Identity =
  | { kind: 'anonymous' }
  | (BaseIdentity<'visitor'> & { clientId?: string })
  | (BaseIdentity<'member'> & { clientId?: string; sessionId?: string })
  /** A guest with the link of an order; the id is the order's. */
  | BaseIdentity<'guest'>
  /** A team member with the permissions of their roles. With `apiKeyId`, one of their keys is the caller. A key can be sent together with a client's access
   *  token. */
  | (BaseIdentity<'owner'> & { permissions: Permissions; sessionId?: string; apiKeyId?: string; clientId?: string })
  | (BaseIdentity<'app'> & { permissions: readonly string[]; clientId?: string })

/** ALL is for owners, who have every permission, including future ones. */
export type Permissions = 'ALL' | readonly string[]

export const grants = (held: Permissions, permission: string): boolean => held === 'ALL' || held.includes(permission)

/** The requested permissions that the caller lacks. */
export const missingPermissions = (held: Permissions, wanted: Permissions): readonly string[] => {
  if (held === 'ALL') return []
  return wanted === 'ALL' ? ['ALL'] : wanted.filter((permission) => !held.includes(permission))
}

export type CallerIdentity = Exclude<Identity, { kind: 'anonymous' }>

export const anonymous: Identity = { kind: 'anonymous' }

/** Owners and apps act for the site: they can see everything of it, not only their own. */
export const actsForSite = (identity: CallerIdentity): boolean => identity.kind === 'owner' || identity.kind === 'app'

/** Whether the roles, key or app of a caller have a permission. True for callers that aren't limited by permissions. */
export const hasPermission = (identity: CallerIdentity, permission: string): boolean =>
  !('permissions' in identity) || grants(identity.permissions, permission)

/** An identity on the wire (wire §9). */
export function toWireIdentity(identity: CallerIdentity): Record<string, string> {
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
