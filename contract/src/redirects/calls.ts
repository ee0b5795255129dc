import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, Guid, maybe, Shape, Text } from '../scalars.ts'
import { HostedSession, RedirectSession, RedirectSessionRequest } from './redirect-session.ts'

const expired = { status: 404, message: 'This redirect session doesn’t exist or has expired.' } as const

export const createRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session',
  family: 'redirects',
  summary: 'Get the URL of a hosted page.',
  description:
    'Send exactly one target: `ecomCheckout` pays for one of the caller’s checkouts, `auth` signs in a member for an OAuth client with ' +
    'PKCE, `login` signs in to the shop itself, `logout` ends the session of the member’s token, `storesProduct` shows a product. ' +
    'A `redirectUri` must match a registered one exactly; `callbacks` can be any URL of the client’s allowed redirect domains, of the ' +
    'origins of its redirect URIs, or of this site. Targets that Stoa has no page for fail with REDIRECT_TARGET_NOT_OFFERED. ' +
    'An owner or app that can sign in any member may send `auth.authRequest.memberId` beside `ecomCheckout`: the checkout becomes that ' +
    'member’s, and the URL, which works once within five minutes, signs them in if a page of a registered client leads to it.',
  source: 'site §2, §7 "Redirect session"; wire §7.3–7.5; threats A17, A18, A20; decisions 0022, 0075',
  allow: callers,
  permission: 'HEADLESS.CREATE_REDIRECT_SESSIONS',
  writes: true,
  secretAnswer: true,
  request: RedirectSessionRequest,
  response: Shape({ redirectSession: field(RedirectSession, 'The hosted page to send the browser to.') }),
  problems: {
    INVALID_CLIENT: { status: 400, message: 'The OAuth client ID or secret is invalid.' },
    REDIRECT_TARGET_NOT_OFFERED: {
      status: 400,
      message: 'This shop has no page for this target.',
      data: Shape({ target: field(Type.String(), 'The requested target.') }),
    },
    CHECKOUT_NOT_FOUND: { status: 404, message: 'No checkout with this ID exists.' },
    MEMBER_NOT_FOUND: { status: 404, message: 'No member with this ID exists.' },
    MEMBER_CANNOT_SIGN_IN: { status: 409, message: 'This member is pending or blocked, or hasn’t verified their email address.' },
  },
  example: { ecomCheckout: { checkoutId: '00000000-0000-4000-8000-000000000001' } },
})

export const getRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session/read',
  family: 'stoa',
  summary: 'Get the request behind a hosted page.',
  description: 'Takes the secret in the page’s URL. Sign-in pages use it to show who asks and where the visitor will return.',
  source: 'site §2; decision 0022',
  allow: ['visitor', 'member'],
  permission: 'HEADLESS.READ_REDIRECT_SESSIONS',
  writes: false,
  request: Shape({ token: field(Text(200, 1), 'Secret in the address of the hosted page.') }),
  response: Shape({ redirectSession: field(HostedSession, 'What the hosted page needs to know.') }),
  problems: { REDIRECT_SESSION_NOT_FOUND: expired },
  example: { token: 'the secret of its address' },
})

export const completeRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session/complete',
  family: 'stoa',
  summary: 'Complete a sign-in for an OAuth client and get its code.',
  description:
    'Completes the sign-in without the hosted page, for the signed-in member or the one whose session the client sent. Returns the ' +
    'code, and the client’s URL with it if there is one. Works once. If the client asks with `prompt` `consent` or `select_account`, ' +
    'show the member your page first: `confirmedBy` is the ID of the member who has allowed the client or chosen the account there. ' +
    'Another member, or none, is refused with CONFIRMATION_REQUIRED.',
  source: 'wire §7.3, §7.4; decisions 0022, 0064',
  allow: ['visitor', 'member'],
  permission: 'HEADLESS.COMPLETE_REDIRECT_SESSIONS',
  writes: 'own',
  secretAnswer: true,
  request: Shape({
    token: field(Text(200, 1), 'Secret in the address of the hosted page.'),
    confirmedBy: maybe(Guid, 'ID of the member who has allowed the client or chosen the account on your page.'),
  }),
  response: Shape({
    code: field(Type.String(), 'Code that the client exchanges for tokens.'),
    state: field(Type.String(), 'The `state` that the client sent.'),
    url: maybe(Type.String(), 'Return address of the client with code and state. Absent if it has none.'),
  }),
  problems: {
    REDIRECT_SESSION_NOT_FOUND: expired,
    LOGIN_REQUIRED: { status: 401, message: 'A member must sign in first.' },
    CONFIRMATION_REQUIRED: { status: 403, message: 'The signed-in member must confirm this sign-in first.' },
  },
  example: { token: 'the secret of its address' },
})

export const cancelRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session/cancel',
  family: 'stoa',
  summary: 'Cancel a sign-in that an OAuth client asked for.',
  description:
    'For a member who doesn’t allow the client to act for them. Returns the error for the client and, if it has one, its URL with the ' +
    'error. After that, the redirect session can no longer be completed.',
  source: 'site §2; wire §7.4; decision 0064',
  allow: ['visitor', 'member'],
  permission: 'HEADLESS.COMPLETE_REDIRECT_SESSIONS',
  writes: 'own',
  secretAnswer: true,
  request: Shape({ token: field(Text(200, 1), 'Secret in the address of the hosted page.') }),
  response: Shape({
    error: field(Type.String(), 'Error for the client, such as `access_denied`.'),
    state: field(Type.String(), 'The `state` that the client sent.'),
    url: maybe(Type.String(), 'Return address of the client with error and state. Absent if it has none.'),
  }),
  problems: { REDIRECT_SESSION_NOT_FOUND: expired },
  example: { token: 'the secret of its address' },
})
