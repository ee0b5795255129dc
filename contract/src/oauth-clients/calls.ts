import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape } from '../scalars.ts'
import { AllowedOrigins, ClientName, OAuthClient, RedirectUris, Revision } from './oauth-client.ts'
import { changingProblems, clientProblems, deletingProblems, makingProblems } from './problems.ts'

const source = 'DESIGN §7; decisions 0022, 0026; threats A12, A13, A17, A18'
const reader = { family: 'stoa', allow: ['owner'], permission: 'OAUTH_CLIENTS.READ', writes: false, source } as const

/** Whoever may say where codes go can sign in as anybody: these calls are for an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'OAUTH_CLIENTS.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryOauthClients = call({
  ...reader,
  method: 'GET',
  path: '/v1/oauth-clients',
  summary: 'List the OAuth clients of the site.',
  description: 'Every OAuth client of the site, the newest first: 200 at most.',
  request: Shape({}),
  response: Shape({ oauthClients: Type.Array(OAuthClient) }),
  problems: {},
  example: {},
})

export const getOauthClient = call({
  ...reader,
  method: 'GET',
  path: '/v1/oauth-clients/{id}',
  summary: 'Get an OAuth client.',
  description: 'One client.',
  request: Shape({ id: Guid }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: clientProblems,
})

export const createOauthClient = call({
  ...writer,
  method: 'POST',
  path: '/v1/oauth-clients',
  summary: 'Make an OAuth client for a page or a phone.',
  description:
    'Makes a client; its id is what `OAuthStrategy({ clientId })` is given. Without return addresses it serves visitors, and members ' +
    'who sign in at the page itself. A return address is taken in one way of writing it; the refusal says which.',
  request: Shape({
    name: ClientName,
    redirectUris: maybe(RedirectUris),
    allowedOrigins: maybe(AllowedOrigins),
    rotatesRefreshTokens: maybe(Type.Boolean()),
  }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: makingProblems,
  example: { name: 'Summer page', redirectUris: ['https://summer.example/callback'] },
})

export const updateOauthClient = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/oauth-clients/{id}',
  summary: 'Change an OAuth client: its name, return addresses, origins, or how its refresh tokens live.',
  description:
    'Changes a client: what is named is set, a list whole; what is not named stays. `revision` is the one that was read. All of it ' +
    'counts with the next request: a return address that is taken away leads nowhere any more, codes made for it neither.',
  request: Shape({
    id: Guid,
    revision: Revision,
    name: maybe(ClientName),
    redirectUris: maybe(RedirectUris),
    allowedOrigins: maybe(AllowedOrigins),
    rotatesRefreshTokens: maybe(Type.Boolean()),
  }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: changingProblems,
})

export const deleteOauthClient = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/oauth-clients/{id}',
  summary: 'End an OAuth client, and all tokens it has got.',
  description:
    'Ends a client, and nothing brings its id back. It gets no tokens from then on, its refresh tokens and codes are worth nothing; ' +
    'access tokens it has got die within half a minute. Members stay signed in elsewhere.',
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: deletingProblems,
})
