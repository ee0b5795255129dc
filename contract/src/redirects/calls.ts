import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { maybe, Shape, Text } from '../scalars.ts'
import { HostedSession, RedirectSession, RedirectSessionRequest } from './redirect-session.ts'

const gone = { status: 404, message: 'This redirect session doesn’t exist or has expired.' } as const

export const createRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session',
  family: 'redirects',
  summary: 'Get the address of a hosted page that does one thing, and leads back.',
  description:
    "An address at which a hosted page does one thing, and leads back: `ecomCheckout` pays for a checkout of the caller's, `auth` signs " +
    'a member in for an OAuth client by PKCE, `login` signs in at the shop itself, `logout` ends the session of the member whose token ' +
    'asks, `storesProduct` shows a product. Exactly one of them. Return addresses must be registered for the client, to the letter. ' +
    'What Stoa does not sell has no page: REDIRECT_TARGET_NOT_OFFERED.',
  source: 'site §2, §7 "Redirect session"; wire §7.3–7.5; threats A17, A18; decision 0022',
  allow: callers,
  permission: 'HEADLESS.CREATE_REDIRECT_SESSIONS',
  writes: true,
  tellsSecret: true,
  request: RedirectSessionRequest,
  response: Shape({ redirectSession: RedirectSession }),
  problems: {
    INVALID_CLIENT: { status: 400, message: 'The OAuth client ID or secret is invalid.' },
    REDIRECT_TARGET_NOT_OFFERED: {
      status: 400,
      message: 'This shop has no page for this target.',
      data: Shape({ target: Type.String() }),
    },
    CHECKOUT_NOT_FOUND: { status: 404, message: 'No checkout with this ID exists.' },
  },
  example: { ecomCheckout: { checkoutId: '00000000-0000-4000-8000-000000000001' } },
})

export const getRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session/read',
  family: 'stoa',
  summary: 'Read what a hosted page was opened for.',
  description:
    'What a hosted page was asked for, by the secret of its address: for the log-in page to say who asks, and where to go back to.',
  source: 'site §2; decision 0022',
  allow: ['visitor', 'member'],
  permission: 'HEADLESS.READ_REDIRECT_SESSIONS',
  writes: false,
  request: Shape({ token: Text(200, 1) }),
  response: Shape({ redirectSession: HostedSession }),
  problems: { REDIRECT_SESSION_NOT_FOUND: gone },
  example: { token: 'the secret of its address' },
})

export const completeRedirectSession = call({
  method: 'POST',
  path: '/v1/redirect-session/complete',
  family: 'stoa',
  summary: 'Get the code of a sign-in, and the way back to the OAuth client.',
  description:
    'Ends a sign-in for an OAuth client without its page: as the member who has signed in meanwhile, or as the one whose session the ' +
    "client brought along. Answers the code, and the client's own address with it where there is one; once.",
  source: 'wire §7.3, §7.4; decision 0022',
  allow: ['visitor', 'member'],
  permission: 'HEADLESS.COMPLETE_REDIRECT_SESSIONS',
  writes: 'own',
  request: Shape({ token: Text(200, 1) }),
  response: Shape({ code: Type.String(), state: Type.String(), url: maybe(Type.String()) }),
  problems: {
    REDIRECT_SESSION_NOT_FOUND: gone,
    LOGIN_REQUIRED: { status: 401, message: 'A member must sign in first.' },
  },
  example: { token: 'the secret of its address' },
})
