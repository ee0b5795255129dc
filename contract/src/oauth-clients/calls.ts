import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape } from '../scalars.ts'
import { AllowedOrigins, AllowedRedirectDomains, ClientName, MediaUrls, OAuthClient, RedirectUris, Revision } from './oauth-client.ts'
import { changingProblems, clientProblems, deletingProblems, makingProblems } from './problems.ts'

const source = 'DESIGN §7; decisions 0022, 0026; threats A12, A13, A17, A18'
const reader = { family: 'stoa', allow: ['owner'], permission: 'OAUTH_CLIENTS.READ', writes: false, source } as const

/** A caller who can set where codes are sent can sign in as anyone: these calls require an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'OAUTH_CLIENTS.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryOauthClients = call({
  ...reader,
  method: 'GET',
  path: '/v1/oauth-clients',
  summary: 'List OAuth clients.',
  description: 'Returns all OAuth clients of the site, newest first, up to 200.',
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
  request: Shape({ id: Guid }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: clientProblems,
})

export const createOauthClient = call({
  ...writer,
  method: 'POST',
  path: '/v1/oauth-clients',
  summary: 'Create an OAuth client for a web page or mobile app.',
  description:
    'Pass its ID to `OAuthStrategy({ clientId })`. Without return addresses, it serves visitors and members who sign in on the page ' +
    'itself. A sign-in with a code returns to one of `redirectUris` exactly; everything else to any URL of an allowed redirect domain ' +
    'or of the origins of `redirectUris`. With `mediaUrls` `PLATFORM`, pictures have URLs that the `media` functions of the public ' +
    'packages understand.',
  request: Shape({
    name: ClientName,
    redirectUris: maybe(RedirectUris),
    allowedRedirectDomains: maybe(AllowedRedirectDomains),
    allowedOrigins: maybe(AllowedOrigins),
    rotatesRefreshTokens: maybe(Type.Boolean()),
    mediaUrls: maybe(MediaUrls),
  }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: makingProblems,
  example: { name: 'Summer page', redirectUris: ['https://summer.example/callback'] },
})

export const updateOauthClient = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/oauth-clients/{id}',
  summary: 'Update the name, return addresses, domains, origins, token or picture settings of an OAuth client.',
  description:
    'Sets the fields that are sent; lists are replaced as a whole, and omitted fields stay unchanged. `revision` must be the current ' +
    'revision. Changes apply from the next request: removed return addresses and codes issued for them stop working.',
  request: Shape({
    id: Guid,
    revision: Revision,
    name: maybe(ClientName),
    redirectUris: maybe(RedirectUris),
    allowedRedirectDomains: maybe(AllowedRedirectDomains),
    allowedOrigins: maybe(AllowedOrigins),
    rotatesRefreshTokens: maybe(Type.Boolean()),
    mediaUrls: maybe(MediaUrls),
  }),
  response: Shape({ oauthClient: OAuthClient }),
  problems: changingProblems,
})

export const deleteOauthClient = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/oauth-clients/{id}',
  summary: 'Delete an OAuth client.',
  description:
    'This can’t be undone. The client gets no new tokens, its refresh tokens and codes stop working immediately, and its access tokens ' +
    'within 30 seconds. Other sessions of members remain.',
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: deletingProblems,
})
