import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, maybe, Shape } from '../scalars.ts'
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
  response: Shape({ oauthClients: field(Type.Array(OAuthClient), 'The clients, newest first.') }),
  problems: {},
  example: {},
})

export const getOauthClient = call({
  ...reader,
  method: 'GET',
  path: '/v1/oauth-clients/{id}',
  summary: 'Get an OAuth client.',
  request: Shape({ id: field(Guid, 'ID of the client, as sent by its pages.') }),
  response: Shape({ oauthClient: field(OAuthClient, 'The client with its addresses.') }),
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
    'or of the origins of `redirectUris`. With `mediaUrls` `PLATFORM`, pictures have the platform’s URLs, for apps ' +
    'whose unchanged `media` functions read no others.',
  request: Shape({
    name: field(ClientName, 'Name of the client, as members see it when it asks to act for them.'),
    redirectUris: maybe(RedirectUris, 'Addresses that a sign-in code may be sent to, compared exactly. None by default.'),
    allowedRedirectDomains: maybe(AllowedRedirectDomains, 'Domains that shoppers may return to after anything else. None by default.'),
    allowedOrigins: maybe(AllowedOrigins, 'Origins that may embed the hosted sign-in page in a frame. None by default.'),
    rotatesRefreshTokens: maybe(Type.Boolean(), 'Whether each use of a member’s refresh token replaces it.'),
    mediaUrls: maybe(MediaUrls, 'Form of the addresses of pictures in responses to the client’s tokens. SITE by default.'),
  }),
  response: Shape({ oauthClient: field(OAuthClient, 'The new client.') }),
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
    id: field(Guid, 'ID of the client to change.'),
    revision: field(Revision, 'The revision that the change is based on.'),
    name: maybe(ClientName, 'Name of the client.'),
    redirectUris: maybe(RedirectUris, 'Addresses that a sign-in code may be sent to. They replace the previous ones.'),
    allowedRedirectDomains: maybe(AllowedRedirectDomains, 'Domains that shoppers may return to. They replace the previous ones.'),
    allowedOrigins: maybe(AllowedOrigins, 'Origins that may embed the sign-in page. They replace the previous ones.'),
    rotatesRefreshTokens: maybe(Type.Boolean(), 'Whether each use of a member’s refresh token replaces it.'),
    mediaUrls: maybe(MediaUrls, 'Form of the addresses of pictures in responses to the client’s tokens.'),
  }),
  response: Shape({ oauthClient: field(OAuthClient, 'The client after the change.') }),
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
  request: Shape({ id: field(Guid, 'ID of the client to delete.') }),
  response: Shape({}),
  problems: deletingProblems,
})
