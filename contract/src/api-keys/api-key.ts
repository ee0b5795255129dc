import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** ACTIVE: the key works. EXPIRED: its `expiresDate` has passed. REVOKED: the owner revoked it. */
export const apiKeyStatuses = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type ApiKeyStatus = (typeof apiKeyStatuses)[number]

/** An API key without its secret, which is returned only once, at creation. */
export const ApiKey = Shape({
  id: Guid,
  /** Incremented by every change to the key. Using the key isn't a change. */
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  name: Type.String(),
  status: Type.Enum([...apiKeyStatuses]),
  /** True if the key can do everything its owner can, except create and change keys. `permissions` is empty then. */
  fullAccess: Type.Boolean(),
  permissions: Type.Array(Type.String()),
  /** The last characters of the secret, to recognise it. Absent for keys that come from the server's settings. */
  hint: maybe(Type.String()),
  createdDate: Instant,
  expiresDate: maybe(Instant),
  revokedDate: maybe(Instant),
  /** When the key was last used. Updated at most once a minute. */
  lastUsedDate: maybe(Instant),
  /** Until when the previous secret still works, after a rotation with an overlap. */
  previousSecretExpiresDate: maybe(Instant),
})

/** A permission that a key can have, and the calls that require it. */
export const KeyPermission = Shape({
  permission: Type.String(),
  /** The areas of the contract that the permission gives access to. */
  areas: Type.Array(Type.String()),
  /** Whether one of its calls writes. */
  writes: Type.Boolean(),
  calls: Type.Array(Shape({ id: Type.String(), method: Type.String(), path: Type.String(), summary: Type.String() })),
})

export const KeyName = Text(80, 1)

/** A new secret, returned only once: Stoa stores its hash. Programs send it as `Authorization`, and `siteId` as `wix-site-id`. */
export const RevealedSecret = Shape({ apiKey: ApiKey, secret: Type.String(), siteId: Guid })

/** One week. A secret that is being replaced should not work longer than that. */
export const overlapSecondsMax = 604_800
