import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Instant, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { ApiKey, KeyName, KeyPermission, overlapSecondsMax, ToldSecret } from './api-key.ts'
import { apiKeyProblems, changingProblems } from './problems.ts'

const source = 'DESIGN §7 "API keys", decision 0020; threats Y01–Y08'
const reader = { family: 'stoa', allow: ['owner'], permission: 'API_KEYS.READ', writes: false, source } as const

/** Whoever holds a key, however strong, makes no other: these calls are for an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'API_KEYS.MODIFY', sessionOnly: true, source } as const

export const queryApiKeys = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys',
  summary: 'List the API keys of the site.',
  description: 'Every key of the site, the newest first, those that no longer open anything at the end.',
  request: Shape({}),
  response: Shape({ apiKeys: Type.Array(ApiKey) }),
  problems: {},
  example: {},
})

export const queryKeyPermissions = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys/permissions',
  summary: 'List the permissions that an API key can have.',
  description:
    'What keys can be allowed: the permissions of all calls that take a key, with those calls. Of a caller who may not do everything, ' +
    'those they have.',
  request: Shape({}),
  response: Shape({ permissions: Type.Array(KeyPermission) }),
  problems: {},
  example: {},
})

export const getApiKey = call({
  ...reader,
  method: 'GET',
  path: '/v1/api-keys/{id}',
  summary: 'Get an API key, without its secret.',
  description: 'One key, also one that was revoked.',
  request: Shape({ id: Guid }),
  response: Shape({ apiKey: ApiKey }),
  problems: apiKeyProblems,
})

export const createApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys',
  summary: 'Make an API key; its secret is told once.',
  description:
    'Makes a key with these permissions, or with `fullAccess`; one of the two is asked for. The secret is told in this answer and never ' +
    'again, but to whoever repeats the request under its Idempotency-Key.',
  writes: true,
  tellsSecret: true,
  request: Shape({
    name: KeyName,
    permissions: maybe(Type.Array(Text(100, 1), { minItems: 1, maxItems: 200 })),
    fullAccess: maybe(Type.Boolean()),
    expiresDate: maybeNull(Instant),
  }),
  response: ToldSecret,
  problems: {},
  example: { name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] },
})

export const updateApiKey = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/api-keys/{id}',
  summary: 'Rename an API key.',
  description: 'Gives a key another name. What it may do and how long stays: for that there is a new key.',
  writes: true,
  request: Shape({ id: Guid, name: KeyName }),
  response: Shape({ apiKey: ApiKey }),
  problems: changingProblems,
})

export const rotateApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys/{id}/rotate',
  summary: 'Give an API key a new secret, told once.',
  description:
    'A new secret for the same key, told once. The one before it opens for `overlapSeconds` more, a day unless said otherwise; 0 ends ' +
    'it at once, and so does the next rotation.',
  writes: true,
  tellsSecret: true,
  request: Shape({ id: Guid, overlapSeconds: maybe(Whole(0, overlapSecondsMax)) }),
  response: ToldSecret,
  problems: changingProblems,
})

export const revokeApiKey = call({
  ...writer,
  method: 'POST',
  path: '/v1/api-keys/{id}/revoke',
  summary: 'End an API key at once.',
  description:
    'Ends a key and all its secrets, in every process with the next call; a live stream it has opened ends within 15 seconds. A key ' +
    'that was revoked already is none the worse.',
  writes: true,
  request: Shape({ id: Guid }),
  response: Shape({ apiKey: ApiKey }),
  problems: apiKeyProblems,
})
