import { Type } from 'typebox'
import { Password, StateAnswer } from '../authentication/identity.ts'
import { memberProblems, redirectProblems } from '../authentication/problems.ts'
import { call } from '../call.ts'
import { Email, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** Where somebody is led back to afterwards: a URL that is registered for the client, character for character. */
const Redirect = Shape({ url: maybeNull(Text(1000)), clientId: maybeNull(Guid) })

const tokenInvalid = { status: 400, message: 'This link is invalid or has expired. Request a new one.' } as const

export const sendRecoveryEmail = call({
  method: 'POST',
  path: '/v1/send-email',
  family: 'recovery',
  summary: 'Have a link sent to choose another password.',
  description:
    'Has a link sent with which a password can be chosen. The answer is the same, in the same time, whether there is such a member or ' +
    'not. After five asks for an address, or thirty from a network, within an hour it is TOO_MANY_REQUESTS.',
  source: 'site §7 "Authentication"; wire §7.5; threat A03',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'IAM.SEND_RECOVERY_EMAIL',
  writes: 'own',
  request: Shape({ email: Email, language: maybeNull(Text(35)), redirect: maybeNull(Redirect) }),
  response: Shape({}),
  problems: redirectProblems,
  example: { email: 'mia@example.com' },
})

export const sendActivationEmail = call({
  method: 'POST',
  path: '/v1/activation-email',
  family: 'recovery',
  summary: 'Send a member the link to choose a first password.',
  description:
    'Has a link sent to a member that the owner made, with which the first password can be chosen. Whoever follows it is approved by ' +
    'that.',
  source: 'site §7 "Authentication"; wire §7.5',
  allow: ['owner', 'app'],
  permission: 'IAM.SEND_ACTIVATION_EMAIL',
  writes: true,
  request: Shape({
    identityId: Guid,
    emailOptions: maybeNull(Shape({ language: maybeNull(Text(35)), redirect: maybeNull(Redirect) })),
  }),
  response: Shape({}),
  problems: { ...memberProblems, ...redirectProblems },
})

export const recover = call({
  method: 'POST',
  path: '/v1/recover',
  family: 'recovery',
  summary: 'Choose another password with the token from the mail.',
  description:
    'Sets the password that the link in a mail lets one choose, ends every session of the member, and signs the member in. The link is ' +
    'good for an hour, or seven days where the owner sent it, and once. Whose password it is the token alone says.',
  source: 'site §7 "Authentication"; threats A03, A04',
  allow: ['visitor', 'member'],
  permission: 'IAM.RECOVER',
  writes: 'own',
  request: Shape({ recoveryToken: Text(1000, 1), password: maybe(Password) }),
  response: StateAnswer,
  problems: {
    RECOVERY_TOKEN_INVALID: tokenInvalid,
  },
})

export const readRecovery = call({
  method: 'POST',
  path: '/v1/recovery/read',
  family: 'stoa',
  summary: 'Read whose password a link lets one choose.',
  description:
    'Whose password the link in a mail lets one choose, as much of the address as its owner knows it by: `m…@example.com`. The token ' +
    'stays good. Whatever is none, is over, or can set no password any more is the same refusal, and counts as a try of `recover`.',
  source: 'threat A03; decision 0029',
  allow: ['visitor', 'member'],
  permission: 'IAM.RECOVER',
  writes: 'own',
  request: Shape({ recoveryToken: Text(1000, 1) }),
  response: Shape({ maskedEmail: Type.String() }),
  problems: { RECOVERY_TOKEN_INVALID: tokenInvalid },
})
