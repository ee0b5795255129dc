import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, Instant, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { ApiKey, KeyName, KeyPermission, overlapSecondsMax, RevealedSecret } from './api-key.ts'
import { apiKeyProblems, changingProblems } from './problems.ts'

const source = 'DESIGN §7 "API keys", decision 0020; threats Y01–Y08'
const reader = { family: 'stoa', allow: ['owner'], permission: 'API_KEYS.READ', writes: false, source } as const

/** No key can create another one, even with full access: these calls require an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'API_KEYS.MODIFY', sessionOnly: true, source } as const

export const queryApiKeys = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys',
  summary: 'List API keys.',
  description: 'Returns all API keys of the site, newest first. Expired and revoked keys come last.',
  request: Shape({}),
  response: Shape({ apiKeys: field(Type.Array(ApiKey), 'The keys, newest first; expired and revoked ones last.') }),
  problems: {},
  example: {},
})

export const queryKeyPermissions = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys/permissions',
  summary: 'List the permissions that an API key can have.',
  description:
    'Returns every permission that a key can be given, with the calls that need it. Callers without full access see only the ' +
    'permissions they have themselves.',
  request: Shape({}),
  response: Shape({ permissions: field(Type.Array(KeyPermission), 'Permissions with the calls that need them.') }),
  problems: {},
  example: {},
})

export const getApiKey = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys/{id}',
  summary: 'Get an API key without its secret.',
  description: 'Returns one API key. Revoked keys are returned as well.',
  request: Shape({ id: field(Guid, 'ID of the key.') }),
  response: Shape({ apiKey: field(ApiKey, 'The key without its secret.') }),
  problems: apiKeyProblems,
})

export const createApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys',
  summary: 'Create an API key.',
  description:
    'Creates a key with either `permissions` or `fullAccess`. The secret is returned only in this response, and again only if the ' +
    'request is repeated with the same Idempotency-Key.',
  writes: true,
  secretAnswer: true,
  request: Shape({
    name: field(KeyName, 'Name of the key, for people.'),
    permissions: maybe(
      Type.Array(Text(100, 1), { minItems: 1, maxItems: 200 }),
      'Permissions of the key. Send either these or `fullAccess`.',
    ),
    fullAccess: maybe(Type.Boolean(), 'Whether the key can do all its owner can, except create and change keys. False by default.'),
    expiresDate: maybeNull(Instant, 'When the key stops working. Never if absent or null.'),
  }),
  response: RevealedSecret,
  problems: {},
  example: { name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] },
})

export const updateApiKey = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/api-keys/{id}',
  summary: 'Rename an API key.',
  description: 'Changes the name of a key. Its permissions and expiry can’t be changed; create a new key instead.',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the key to rename.'), name: field(KeyName, 'The new name of the key.') }),
  response: Shape({ apiKey: field(ApiKey, 'The key after the change.') }),
  problems: changingProblems,
})

export const rotateApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys/{id}/rotate',
  summary: 'Replace the secret of an API key.',
  description:
    'Returns a new secret once. The previous secret keeps working for `overlapSeconds` (one day by default); with 0, or after another ' +
    'rotation, it stops working immediately.',
  writes: true,
  secretAnswer: true,
  request: Shape({
    id: field(Guid, 'ID of the key.'),
    overlapSeconds: maybe(
      Whole(0, overlapSecondsMax),
      'Seconds that the previous secret keeps working. One day by default, at most a week.',
    ),
  }),
  response: RevealedSecret,
  problems: changingProblems,
})

export const revokeApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys/{id}/revoke',
  summary: 'Revoke an API key.',
  description:
    'Revokes a key with all its secrets, effective from the next call. Event streams opened with it end within 15 seconds. Revoking a ' +
    'revoked key has no effect.',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the key to revoke.') }),
  response: Shape({ apiKey: field(ApiKey, 'The revoked key.') }),
  problems: apiKeyProblems,
})
