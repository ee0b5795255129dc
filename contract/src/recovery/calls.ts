import { Type } from 'typebox'
import { Password, StateAnswer } from '../authentication/identity.ts'
import { memberProblems, redirectProblems } from '../authentication/problems.ts'
import { call } from '../call.ts'
import { Email, field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The URL to return to afterwards: on one of the client's allowed redirect domains, on the origin of one of its redirect URIs, or on this site. */
const Redirect = Shape({
  url: maybeNull(Text(1000), 'Address to return to when the password is set. The shop’s own page if absent or null.'),
  clientId: maybeNull(Guid, 'ID of the OAuth client whose domains allow the address.'),
})

const tokenInvalid = { status: 400, message: 'This link is invalid or has expired. Request a new one.' } as const

export const sendRecoveryEmail = call({
  method: 'POST',
  path: '/v1/send-email',
  family: 'recovery',
  summary: 'Email a member a link to reset the password.',
  description:
    'The response and its timing are the same whether or not the member exists. After five requests for an email address within an ' +
    'hour, no more emails are sent to it; after thirty from a network, fails with TOO_MANY_REQUESTS.',
  source: 'site §7 "Authentication"; wire §7.5; threat A03',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'IAM.SEND_RECOVERY_EMAIL',
  writes: 'own',
  request: Shape({
    email: field(Email, 'Address of the account.'),
    language: maybeNull(Text(35), 'Language of the email. Ignored: it is the site’s.'),
    redirect: maybeNull(Redirect, 'Where to return to when the password is set.'),
  }),
  response: Shape({}),
  problems: redirectProblems,
  example: { email: 'mia@example.com' },
})

export const sendActivationEmail = call({
  method: 'POST',
  path: '/v1/activation-email',
  family: 'recovery',
  summary: 'Email a member a link to set the first password.',
  description: 'For members created by the owner. Using the link approves the member.',
  source: 'site §7 "Authentication"; wire §7.5',
  allow: ['owner', 'app'],
  permission: 'IAM.SEND_ACTIVATION_EMAIL',
  writes: true,
  request: Shape({
    identityId: field(Guid, 'ID of the member.'),
    emailOptions: maybeNull(
      Shape({
        language: maybeNull(Text(35), 'Language of the email. Ignored: it is the site’s.'),
        redirect: maybeNull(Redirect, 'Where to return to when the password is set.'),
      }),
      'Language and return address.',
    ),
  }),
  response: Shape({}),
  problems: { ...memberProblems, ...redirectProblems },
})

export const recover = call({
  method: 'POST',
  path: '/v1/recover',
  family: 'recovery',
  summary: 'Reset a password with the token from an email.',
  description:
    'Sets the password, ends all sessions of the member and signs the member in. The token works once, within one hour, or seven days ' +
    'if the owner sent it, and identifies the member.',
  source: 'site §7 "Authentication"; threats A03, A04',
  allow: ['visitor', 'member'],
  permission: 'IAM.RECOVER',
  writes: 'own',
  secretAnswer: true,
  request: Shape({
    recoveryToken: field(Text(1000, 1), 'Token of the link in the email.'),
    password: maybe(Password, 'Password of 8 to 256 characters. The call fails without one.'),
  }),
  response: StateAnswer,
  problems: {
    RECOVERY_TOKEN_INVALID: tokenInvalid,
  },
})

export const readRecovery = call({
  method: 'POST',
  path: '/v1/recovery/read',
  family: 'stoa',
  summary: 'Get the account that a reset link belongs to.',
  description:
    'Returns the masked email address, such as `m…@example.com`, without using up the token. Invalid, expired and unusable tokens fail ' +
    'with the same error and count as an attempt of `recover`.',
  source: 'threat A03; decision 0029',
  allow: ['visitor', 'member'],
  permission: 'IAM.RECOVER',
  writes: 'own',
  request: Shape({ recoveryToken: field(Text(1000, 1), 'Token of the link in the email.') }),
  response: Shape({ maskedEmail: field(Type.String(), 'Address of the account with most characters hidden, such as `m…@example.com`.') }),
  problems: { RECOVERY_TOKEN_INVALID: tokenInvalid },
})

export const sendLoginEmailChange = call({
  method: 'POST',
  path: '/v1/login-email/change',
  family: 'stoa',
  summary: 'Email a link to change your sign-in address.',
  description:
    'Checks the current password and sends a link to the new address; the page of the link calls `confirmLoginEmailChange`. The response ' +
    'and its timing are the same if the address belongs to another account: its owner gets an email. A newer link replaces the previous one. After ' +
    'five requests for an address within an hour, or twenty by all members together, no more emails are sent to it; after ten requests within ' +
    '15 minutes, or thirty from a network, fails with TOO_MANY_REQUESTS.',
  source: 'decision 0065; threats A03, A09',
  allow: ['member'],
  permission: 'IAM.CHANGE_LOGIN_EMAIL',
  writes: 'own',
  request: Shape({
    newEmail: field(Email, 'Address to sign in with from now on. The link is sent there.'),
    password: field(Text(256, 1), 'Your current password.'),
  }),
  response: Shape({}),
  problems: { INCORRECT_PASSWORD: { status: 403, message: 'The current password is incorrect.' } },
})

export const confirmLoginEmailChange = call({
  method: 'POST',
  path: '/v1/login-email/confirm',
  family: 'stoa',
  summary: 'Change your sign-in address with the token from an email.',
  description:
    'The address changes and counts as verified. All other sessions, pending sign-ins and links of the member end, and the previous address ' +
    'gets a notice. The token works once, within one hour, and only for the member who asked for it.',
  source: 'decision 0065; threats A03, A09',
  allow: ['member'],
  permission: 'IAM.CHANGE_LOGIN_EMAIL',
  writes: 'own',
  request: Shape({ token: field(Text(1000, 1), 'Token of the link in the email.') }),
  response: Shape({ loginEmail: field(Email, 'Address that you sign in with now.') }),
  problems: { RECOVERY_TOKEN_INVALID: tokenInvalid },
})
