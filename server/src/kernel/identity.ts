import type { IdentityKind } from '@stoa/contract/call'

interface BaseIdentity<Kind extends IdentityKind> {
  kind: Kind
  siteId: string
  /** The visitor's, member's, staff user's or app's id. */
  id: string
}

/** Who is asking, and on which site. */
export type Identity =
  | { kind: 'anonymous' }
  | (BaseIdentity<'visitor'> & { clientId?: string })
  | (BaseIdentity<'member'> & { clientId?: string; sessionId?: string })
  /** Its id is the order's that its link opens. */
  | BaseIdentity<'guest'>
  /** Somebody of the staff, with what their roles let them do. With `apiKeyId` it is a key of theirs that speaks, not they. A key may come with the access
   *  token of a client. */
  | (BaseIdentity<'owner'> & { permissions: Permissions; sessionId?: string; apiKeyId?: string; clientId?: string })
  | (BaseIdentity<'app'> & { permissions: readonly string[]; clientId?: string })

/** ALL is an owner's: what no list can leave out. */
export type Permissions = 'ALL' | readonly string[]

export const grants = (held: Permissions, permission: string): boolean => held === 'ALL' || held.includes(permission)

/** Of what is wanted, what is not held. */
export const missingPermissions = (held: Permissions, wanted: Permissions): readonly string[] => {
  if (held === 'ALL') return []
  return wanted === 'ALL' ? ['ALL'] : wanted.filter((permission) => !held.includes(permission))
}

export type CallerIdentity = Exclude<Identity, { kind: 'anonymous' }>

export const anonymous: Identity = { kind: 'anonymous' }

/** Owners and apps act for the site: they see what belongs to it, not only their own. */
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
