import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** ACTIVE keys open; EXPIRED ones are past their `expiresDate`; REVOKED ones were ended by the owner. */
export const apiKeyStatuses = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type ApiKeyStatus = (typeof apiKeyStatuses)[number]

/** A key without its secret, which is told once, when it is made. */
export const ApiKey = Shape({
  id: Guid,
  /** Counts what happened to the key; its last use is no change. */
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  name: Type.String(),
  status: Type.Enum([...apiKeyStatuses]),
  /** True: the key may do all that its owner may, but make and change keys. Then `permissions` is empty. */
  fullAccess: Type.Boolean(),
  permissions: Type.Array(Type.String()),
  /** The last characters of the secret, to know it again by; absent of keys that the settings of the server name. */
  hint: maybe(Type.String()),
  createdDate: Instant,
  expiresDate: maybe(Instant),
  revokedDate: maybe(Instant),
  /** When it last opened a call; written at most once a minute. */
  lastUsedDate: maybe(Instant),
  /** Until when the secret before the present one opens too, after a rotation with an overlap. */
  previousSecretExpiresDate: maybe(Instant),
})

/** What a key may be allowed, and the calls that need it. */
export const KeyPermission = Shape({
  permission: Type.String(),
  /** The areas of the contract that it opens. */
  areas: Type.Array(Type.String()),
  /** Whether one of its calls changes something. */
  writes: Type.Boolean(),
  calls: Type.Array(Shape({ id: Type.String(), method: Type.String(), path: Type.String(), summary: Type.String() })),
})

export const KeyName = Text(80, 1)

/** A new secret, told this once: only its hash is kept. Programs send it in `Authorization`, and `siteId` in `wix-site-id`. */
export const RevealedSecret = Shape({ apiKey: ApiKey, secret: Type.String(), siteId: Guid })

/** A week: longer than that a secret that is to go is no longer going. */
export const overlapSecondsMax = 604_800
