import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** ACTIVE: the key works. EXPIRED: its `expiresDate` has passed. REVOKED: the owner revoked it. */
export const apiKeyStatuses = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type ApiKeyStatus = (typeof apiKeyStatuses)[number]

/** An API key without its secret, which is returned only once, at creation. */
export const ApiKey = Shape({
  id: field(Guid, 'ID of the key.'),
  revision: field(Whole(1, Number.MAX_SAFE_INTEGER), 'Number of the last change to the key. Using it isn’t a change.'),
  name: field(Type.String(), 'Name that the owner gave the key.'),
  status: field(Type.Enum([...apiKeyStatuses]), 'ACTIVE: works. EXPIRED: its date has passed. REVOKED: the owner revoked it.'),
  fullAccess: field(Type.Boolean(), 'True if the key can do all its owner can, except create and change keys.'),
  permissions: field(Type.Array(Type.String()), 'Permissions of the key. Empty with full access.'),
  hint: maybe(Type.String(), 'Last characters of the secret, to recognise it. Absent for keys from the server’s settings.'),
  createdDate: field(Instant, 'When the key was created.'),
  expiresDate: maybe(Instant, 'When the key stops working. Absent if it never does.'),
  revokedDate: maybe(Instant, 'When the key was revoked. Absent if it wasn’t.'),
  lastUsedDate: maybe(Instant, 'When the key was last used, to the minute. Absent if never.'),
  previousSecretExpiresDate: maybe(Instant, 'Until when the previous secret still works, after a rotation with an overlap.'),
})

/** A permission that a key can have, and the calls that require it. */
export const KeyPermission = Shape({
  permission: field(Type.String(), 'Name of the permission, such as `ECOM.READ_ORDERS`.'),
  areas: field(Type.Array(Type.String()), 'Areas of the contract that it gives access to.'),
  writes: field(Type.Boolean(), 'Whether one of its calls writes.'),
  calls: field(
    Type.Array(
      Shape({
        id: field(Type.String(), 'ID of the call, such as `orders.getOrder`.'),
        method: field(Type.String(), 'HTTP method of the call.'),
        path: field(Type.String(), 'Path of the call.'),
        summary: field(Type.String(), 'What the call does, in one sentence.'),
      }),
    ),
    'Calls that need the permission.',
  ),
})

export const KeyName = Text(80, 1)

/** A new secret, returned only once: Stoa stores its hash. Programs send it as `Authorization`, and `siteId` as `wix-site-id`. */
export const RevealedSecret = Shape({
  apiKey: field(ApiKey, 'The key that the secret belongs to.'),
  secret: field(Type.String(), 'The secret, to be sent as `Authorization`. It is returned only here.'),
  siteId: field(Guid, 'ID of the site, to be sent as `wix-site-id`.'),
})

/** One week. A secret that is being replaced should not work longer than that. */
export const overlapSecondsMax = 604_800
